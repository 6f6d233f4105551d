import { use, useCallback, useSyncExternalStore } from 'react'
import type { ParamsOf } from './routing/definition.ts'
import { pageKey } from './shown/mounted-pages.ts'
import type { NavigateOptions } from './routing/router.ts'
import { inBrowser, useLocale, useRuntime, VisitContext } from './runtime.ts'
import type { RawSearch } from './routing/search.ts'
import type { Locale } from '../i18n/index.ts'

export interface PageInfo<Params> {
  /** The pattern, e.g. `/albums/$id`; '' when there is no page. */
  path: string
  pathname: string
  /** Path and search, which a login returns to. */
  href: string
  params: Params
  search: RawSearch
  locale: Locale
}

/** The page that contains this component. With its pattern, `usePage('/albums/$id').params.id` is typed. */
export function usePage<const Path extends string = string>(
  path?: Path,
): PageInfo<string extends Path ? Readonly<Record<string, string>> : ParamsOf<Path>> {
  const locale = useLocale()
  const visit = use(VisitContext)
  if (!visit) throw new Error('outside of a page')
  if (path !== undefined && path !== visit.path) throw new Error(`${visit.path} is shown, not ${path}`)
  const { pathname, href, params, search } = visit
  return { path: visit.path, pathname, href, params: params as never, search, locale }
}

/** What the page's `load` returned. For what no single call answers; everything else is read by `useCall`. */
export function usePageData<Data>(): Data {
  return use(VisitContext)?.data as Data
}

/** The page's title, without the site's name. */
export function usePageTitle(): string {
  return use(VisitContext)?.head.title ?? ''
}

interface Tagged {
  key: string
  href: string
  title: string
}

/** The visible page, for the tag of an open page; undefined when there is none. */
export function usePageTag(): Tagged | undefined {
  const visit = use(VisitContext)
  if (visit?.outcome !== 'page') return undefined
  return { key: pageKey(visit), href: visit.href, title: visit.head.title }
}

/** The key of the page that the visible one has replaced, which is finished. */
export function useReplacedKey(): string | undefined {
  return use(VisitContext)?.insteadOf
}

/** What is visible: a new object for each visit, also of the same page. */
export function useVisit(): object | undefined {
  return use(VisitContext) ?? undefined
}

/** Unmounts hidden pages: all of them, or the one with this key. */
export function useForgetPage(): (key?: string) => void {
  const runtime = useRuntime()
  return useCallback((key) => inBrowser(runtime).router.forget(key), [runtime])
}

/** Looks up the title of another page of this site, in the current language. */
export function useTitleOf(): (href: string) => Promise<string | undefined> {
  const runtime = useRuntime()
  return useCallback((href) => inBrowser(runtime).router.titleOf(href), [runtime])
}

/** The search parameters, parsed by the page's own parser. */
export function useSearch<S>(parse: (raw: RawSearch) => S): S {
  return parse(usePage().search)
}

export type Navigate = (to: string, options?: NavigateOptions) => void
/** Navigates to a path of this site, or to another site's address. */
export function useNavigate(): Navigate {
  const runtime = useRuntime()
  return useCallback((to, options) => inBrowser(runtime).router.navigate(to, options), [runtime])
}

function never() {
  return () => undefined
}

/** True while the next page is loading. */
export function useLoading(): boolean {
  const router = useRuntime().browser?.router
  return useSyncExternalStore(
    router?.onLoading ?? never,
    () => router?.isLoading() ?? false,
    () => false,
  )
}
