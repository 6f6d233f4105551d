import { useCartCount } from '@hojip/cart/storefront/count'
import { maySeeErrors } from '@hojip/errors/rules'
import { ErrorStore } from '@hojip/errors/storefront/watch'
import { searchHref } from '@hojip/hrefs/browse'
import { useNoticeCount } from '@hojip/notices/storefront/count'
import type { Output } from '@hojip/platform/client'
import { loginHref, useClient, useNavigate, usePage, useSession, useViewer } from '@hojip/platform/page'
import { lazy, Suspense, type ReactNode } from 'react'
import { MallShell } from './shell/mall-shell.tsx'
import { useSettings } from './settings.ts'
import { showsTags } from '../tags/open-pages.ts'
import { OpenTags } from '../tags/open-tags.tsx'
import { useCategories } from './use-categories.ts'
import { useLanguageChoice } from './language/use-language-choice.ts'

const MallFooter = lazy(() =>
  import('./footer/mall-footer.tsx').then((module) => ({ default: module.MallFooter })),
)

function loadPanel() {
  return import('./search/panel/mall-panel.tsx')
}
const SearchPanel = lazy(() => loadPanel().then((module) => ({ default: module.MallPanel })))

/**
 * Part of the server's HTML; the scripts that change it load after the first paint. It is always the same element: if
 * it were rendered again before they load, React would discard its HTML.
 */
const footer = (
  <Suspense fallback={null}>
    <MallFooter />
  </Suspense>
)

/** The full shell with the user's own data. */
export function MallFrame({ children }: { children: ReactNode }) {
  const page = usePage()
  const viewer = useViewer()
  const navigate = useNavigate()
  const { signOut } = useSession()
  const { wantCategories, ...categories } = useCategories()
  const client = useClient()
  const settings = useSettings()
  const chooseLanguage = useLanguageChoice()
  const search = (text: string, href = searchHref(text)) => {
    if (href.startsWith(searchHref('')))
      void loadPanel().then((module) => module.rememberSearch(client, viewer !== null, text))
    navigate(href)
  }
  const searched = page.path === '/goods/search/$str' ? page.params['str'] : undefined
  return (
    <MallShell
      viewer={viewer}
      cartCount={useCartCount()}
      noticeCount={useNoticeCount()}
      pathname={page.pathname}
      {...categories}
      onCategories={wantCategories}
      searchPanel={SearchPanel}
      onSearch={search}
      onLocale={chooseLanguage}
      onSignOut={() => void signOut()}
      loginHref={loginHref(page.href, '0')}
      registerHref={loginHref(page.href, '1')}
      footer={footer}
      {...(settings ? fromSettings(settings) : {})}
      {...(maySeeErrors(settings?.errorStore, viewer?.access)
        ? {
            tools: (
              <Suspense fallback={null}>
                <ErrorStore />
              </Suspense>
            ),
          }
        : {})}
      {...(showsTags({ ...page, layout: 'full' })
        ? { tags: <OpenTags asks={settings?.tagCloseConfirm ?? false} /> }
        : {})}
      {...(searched === undefined ? {} : { searched })}
    >
      {children}
    </MallShell>
  )
}

function fromSettings({ merchantUrl, languageSwitch }: Output<'GET /sysConfig/queryPublic'>) {
  return {
    merchantHref: merchantUrl,
    languageSwitch,
  }
}
