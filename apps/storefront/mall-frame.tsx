import { useCartCount } from '@hojip/cart/storefront'
import { maySeeErrors } from '@hojip/errors/rules'
import { ErrorStore } from '@hojip/errors/storefront'
import type { Output } from '@hojip/platform/client'
import {
  chooseLanguage,
  loginHref,
  useClient,
  useLazyCall,
  useNavigate,
  usePage,
  useSession,
  useViewer,
} from '@hojip/platform/page'
import {
  MallShell,
  useUi,
  type CategoryRow,
  type ShellCategory,
  type ShellLink,
  type Suggestion,
} from '@hojip/platform/ui'
import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react'
import { recentSearches } from './recent-searches.ts'
import { seldomMs, useSettings } from './settings.ts'
import { useSideTools } from './side-entries.ts'
import { showsTags } from './tags/open-pages.ts'
import { OpenTags } from './tags/open-tags.tsx'

const suggestions = 10

/** The category tree as menu and navigation show it; both come after the page itself. */
const useCategories = () => {
  const { locale } = usePage()
  const { data } = useLazyCall('POST /sysCategory/findTree', {}, { freshForMs: seldomMs })
  const [shown, setShown] = useState<{ categoryRows: CategoryRow[]; nav: ShellLink[] }>()
  useEffect(() => {
    if (!data) return undefined
    let isWanted = true
    void import('@hojip/catalog/category-rows').then(({ categoryRows, navLinks }) => {
      if (isWanted)
        setShown({ categoryRows: categoryRows(data.list, locale), nav: navLinks(data.list, locale) })
    })
    return () => {
      isWanted = false
    }
  }, [data, locale])
  return shown
}

/** Goods lead to their page, categories to their list, other words to a search. */
const useSuggest = (rows: CategoryRow[] | undefined) => {
  const client = useClient()
  const { t } = useUi()
  const hrefs = useMemo(() => categoryHrefs((rows ?? []).flatMap(({ categories }) => categories)), [rows])
  return async (text: string, signal: AbortSignal): Promise<Suggestion[]> => {
    const { list } = await client(
      'GET /bizGoods/likeGoodsName',
      { goodsName: text, size: suggestions },
      { signal },
    )
    return list.map(({ text: found, categoryId, goodsId }) => ({
      text: found,
      hint: categoryId && t.tabs.categories,
      href: goodsId ? `/goods/info/${goodsId}` : categoryId && hrefs.get(categoryId),
    }))
  }
}

const categoryHrefs = (categories: readonly ShellCategory[]): Map<string, string> =>
  new Map(categories.flatMap(({ id, href, children }) => [[id, href] as const, ...categoryHrefs(children)]))

const MallFooter = lazy(() => import('./mall-footer.tsx').then((module) => ({ default: module.MallFooter })))

/**
 * It stands in the HTML; what makes it change comes after what is seen first. Always the same element: were it drawn
 * again before that, React would throw the HTML of it away.
 */
const footer = (
  <Suspense fallback={null}>
    <MallFooter />
  </Suspense>
)

/** The full shell, filled with what belongs to the reader. */
export function MallFrame({ children }: { children: ReactNode }) {
  const page = usePage()
  const viewer = useViewer()
  const navigate = useNavigate()
  const { signOut } = useSession()
  const categories = useCategories()
  const settings = useSettings()
  const search = (text: string, chosen?: Suggestion) => {
    if (!chosen?.href) recentSearches.add(text)
    navigate(chosen?.href ?? `/goods/search/${encodeURIComponent(text)}`)
  }
  const searched = page.path === '/goods/search/$str' ? page.params['str'] : undefined
  return (
    <MallShell
      viewer={viewer}
      cartCount={useCartCount()}
      pathname={page.pathname}
      {...categories}
      suggest={useSuggest(categories?.categoryRows)}
      recent={recentSearches}
      onSearch={search}
      onLocale={chooseLanguage}
      onSignOut={() => void signOut()}
      loginHref={loginHref(page.href, '0')}
      registerHref={loginHref(page.href, '1')}
      footer={footer}
      sideTools={useSideTools()}
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
      {...(showsTags({ ...page, layout: 'mall' })
        ? { tags: <OpenTags asks={settings?.tagCloseConfirm ?? false} /> }
        : {})}
      {...(searched === undefined ? {} : { searched })}
    >
      {children}
    </MallShell>
  )
}

const fromSettings = ({ merchantUrl, languageSwitch }: Output<'GET /sysConfig/queryPublic'>) => ({
  merchantHref: merchantUrl,
  languageSwitch,
})
