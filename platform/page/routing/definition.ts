import type { ComponentType } from 'react'
import type { CallKey, Input, Output } from '../../client/index.ts'
import type { Locale } from '../../i18n/index.ts'
import type { RawSearch } from './search.ts'

/** `full`: the whole frame; `focus`: a short header with steps; `bare`: only the page. */
export type Layout = 'full' | 'focus' | 'bare'

type ParamNames<Path extends string> = Path extends `${string}$${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParamNames<More>
    : Rest
  : never
/** `'/albums/$id'` gives `{ id: string }`. */
export type ParamsOf<Path extends string> = { readonly [K in ParamNames<Path>]: string }

interface PrefetchOptions<Answer, Shown> {
  /** Asks the server even when the browser has a cached answer. */
  fresh?: boolean
  /**
   * What the page shows of the answer: the HTML hands the browser no more than that, so the page must not read anything
   * else of what `useCall` returns. Of its own result it returns the same.
   */
  shows?: (answer: Answer) => Shown
}
/** Fetches what `useCall` with the same call and input will show. */
export type Prefetch = <K extends CallKey, Shown = Output<K>>(
  call: K,
  input: Input<K>,
  options?: PrefetchOptions<Output<K>, Shown>,
) => Promise<Shown>

export interface LoadInput<Params, Search> {
  params: Params
  search: Search
  locale: Locale
  prefetch: Prefetch
}

export interface HeadInput<Data = unknown, Params = Readonly<Record<string, string>>, Search = unknown> {
  locale: Locale
  params: Params
  search: Search
  /** What `load` returned. */
  data: Data
}

export interface PageHead {
  /** Without the site's name, which is appended to it. */
  title: string
  description?: string
  /** schema.org data: one thing, or several. */
  structuredData?: object | readonly object[]
  /** The path of the page that search engines should list instead of this one. */
  canonical?: string
  /** For previews of links: the path of a picture, its size in pixels, and what it shows in words. */
  preview?: { picture: string; width: number; height: number; alt: string }
  /** The path of a page of forms that does without scripts what this page cannot. */
  withoutScripts?: string
  /** Caches keep no copy: the address asks for what the page does not have, and there is no end of such addresses. */
  isOdd?: boolean
  /** Keeps search engines away. */
  noIndex?: boolean
}

/** What a page's own file exports. */
interface PageModule<Data, Params, Search> {
  Page: ComponentType
  head: (input: HeadInput<Data, Params, Search>) => PageHead
}

export interface PageDefinition<Path extends string, Search, Data> {
  path: Path
  /** By default `full`. */
  layout?: Layout
  /** Visitors are redirected to the login, and back after signing in. */
  needsSignIn?: true
  /** Signed-in users are redirected at once: to the `redirect` of the address, or home. */
  visitorsOnly?: true
  /** Caches may share a visitor's HTML between visitors: for half a minute, or `asked`, asking the mall each time. */
  cacheable?: true | 'asked'
  /** Parses the search parameters. Pure, and never throws: invalid values count as absent. */
  search?: (raw: RawSearch) => Search
  /** Fetches what the page shows first. A refusal `40004` answers 404. */
  load?: (input: LoadInput<ParamsOf<Path>, Search>) => Promise<Data>
  component: () => Promise<PageModule<Data, ParamsOf<Path>, Search>>
  /** The path in the repository of the file that `component` imports. */
  chunk: string
}

/** A page without its own types, as the site stores it. */
export type SitePage = PageDefinition<string, unknown, unknown> & {
  load?: (input: LoadInput<Readonly<Record<string, string>>, unknown>) => Promise<unknown>
  component: () => Promise<PageModule<unknown, Readonly<Record<string, string>>, unknown>>
}

export function definePage<const Path extends string, Search = RawSearch, Data = void>(
  definition: PageDefinition<Path, Search, Data>,
): SitePage {
  return definition as unknown as SitePage
}
