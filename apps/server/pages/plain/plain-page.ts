import { escaped } from '@hojip/platform/html'
import type { Locale, LocalText } from '@hojip/platform/i18n'
import type { PageFiles } from '@hojip/platform/site'

const mall: LocalText = { 'zh-CN': '好集', 'en-US': 'Hojip', 'ko-KR': '호집' }

/** Uses only classes that other pages use: no style sheet is generated from this folder. */
export const button = 'inline-flex min-h-11 items-center rounded-md bg-jade px-5 font-medium text-on-fill'

/**
 * A document that is rendered by nobody.
 * @param main HTML; what it quotes has to be escaped
 */
export function plainDocument(locale: Locale, { styles }: PageFiles, title: string, main: string): string {
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escaped(title)} · ${mall[locale]}</title>`,
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"></head><body>',
    `${main}</body></html>`,
  ].join('')
}

interface PlainPage {
  title: string
  hint: string
  retry: string
  /** HTML below the button; what it quotes has to be escaped. */
  below?: string
}

/** Looks like the site's empty states. The link with the empty address loads the page again. */
export function plainPage(
  locale: Locale,
  files: PageFiles,
  { title, hint, retry, below = '' }: PlainPage,
): string {
  const main = [
    '<main class="grid min-h-dvh content-center justify-items-center gap-1 px-4.5 py-10 text-center">',
    '<img src="/favicon.svg" alt="" width="56" height="56" class="mb-3">',
    `<h1 class="text-20 font-bold">${title}</h1><p class="text-balance text-ink-2">${hint}</p>`,
    `<p class="mt-5"><a class="${button}" href="">${retry}</a></p>${below}</main>`,
  ].join('')
  return plainDocument(locale, files, title, main)
}
