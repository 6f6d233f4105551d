import { useCartCount } from '@hojip/cart/storefront/count'
import { maySeeErrors } from '@hojip/errors/rules'
import { ErrorStore } from '@hojip/errors/parts/watch'
import { searchHref } from '@hojip/hrefs/browse'
import type { Output } from '@hojip/platform/client'
import { loginHref, useClient, useNavigate, usePage, useViewer } from '@hojip/platform/page'
import { arrived, lazyPart } from '@hojip/platform/parts'
import { Suspense, type ReactNode } from 'react'
import { AllCategoriesLabel } from './shell/main-nav.tsx'
import { MallShell } from './shell/mall-shell.tsx'
import { useSettings } from './settings.ts'
import { showsTags } from '../tags/open-pages.ts'
import { OpenTags } from '../tags/open-tags.tsx'
import { useNavLinks } from './use-nav-links.ts'

const MallFooter = lazyPart(() =>
  import('./footer/mall-footer.tsx').then((module) => ({ default: module.MallFooter })),
)

function loadPanel() {
  return import('./search/panel/mall-panel.tsx')
}
const SearchPanel = lazyPart(() => loadPanel().then((module) => ({ default: module.MallPanel })))

const MallCategories = lazyPart(() =>
  import('./categories/mall-categories.tsx').then((module) => ({ default: module.MallCategories })),
)
function loadBars() {
  return import('./mall-tab-bar.tsx')
}
const MallTabBar = lazyPart(() => loadBars().then((module) => ({ default: module.MallTabBar })))
const UnreadBadge = lazyPart(() => loadBars().then((module) => ({ default: module.UnreadBadge })))

/*
 * Parts of the server's HTML; the scripts that change them load after the first paint. Each is always the same element:
 * if it were rendered again before they load, React would discard its HTML.
 */
const footer = (
  <Suspense fallback={null}>
    <MallFooter />
  </Suspense>
)
const categories = (
  <Suspense fallback={<AllCategoriesLabel />}>
    <MallCategories />
  </Suspense>
)
const tabBar = (
  <Suspense fallback={null}>
    <MallTabBar />
  </Suspense>
)
const unread = (
  <Suspense fallback={null}>
    <UnreadBadge />
  </Suspense>
)

/** The full shell with the user's own data. */
export function MallFrame({ children }: { children: ReactNode }) {
  const page = usePage()
  const viewer = useViewer()
  const navigate = useNavigate()
  const client = useClient()
  const settings = useSettings()
  const search = (text: string, href = searchHref(text)) => {
    if (href.startsWith(searchHref('')))
      void arrived(loadPanel).then((module) => module.rememberSearch(client, viewer !== null, text))
    navigate(href)
  }
  const searched = page.path === '/goods/search/$str' ? page.params['str'] : undefined
  return (
    <MallShell
      viewer={viewer}
      cartCount={useCartCount()}
      unread={unread}
      pathname={page.pathname}
      {...useNavLinks()}
      searchPanel={SearchPanel}
      onSearch={search}
      loginHref={loginHref(page.href, '0')}
      registerHref={loginHref(page.href, '1')}
      categories={categories}
      footer={footer}
      tabBar={tabBar}
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
  return { merchantHref: merchantUrl, languageSwitch }
}
