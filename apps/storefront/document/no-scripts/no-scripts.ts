import { plainCartHref } from '@hojip/hrefs/plain'
import { escaped } from '@hojip/platform/html'
import type { Locale } from '@hojip/platform/i18n'
import type { PageHead } from '@hojip/platform/page'
import { noScriptTexts } from './texts.ts'

/** The strip above every page in a browser that runs no scripts: what works, and the way on. */
export function noScripts(locale: Locale, { withoutScripts }: PageHead): string {
  const { hint, cart, here } = noScriptTexts[locale]
  const [href, name] = withoutScripts === undefined ? [plainCartHref, cart] : [withoutScripts, here]
  return (
    `<noscript><p class="bg-amber-soft px-4 py-2 text-center text-13">${hint}` +
    `<a class="link" href="${escaped(href)}">${name}</a></p></noscript>`
  )
}
