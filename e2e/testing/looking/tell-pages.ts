import type { Browser, Page } from 'playwright'
import { withinTime } from './within-time.ts'

const mostLetters = 1_500

async function toldOf(page: Page): Promise<string> {
  const look = page.evaluate(() => {
    const isHidden = (node: Element) => !node.checkVisibility({ visibilityProperty: true })
    const hidden = [...document.querySelectorAll('#root > *, main, main > *')].filter(isHidden)
    const busy = [...document.querySelectorAll('[aria-busy="true"]')]
    const named = (nodes: Element[]) =>
      nodes.map((node) => (node.cloneNode() as Element).outerHTML.slice(0, 200))
    return { text: document.body.innerText, hidden: named(hidden), busy: named(busy) }
  })
  const seen = await withinTime(look, page.url()).catch(() => undefined)
  if (!seen) return `${page.url()}: does not answer`
  const lines = seen.text.replaceAll(/\s*\n\s*/g, ' · ').slice(0, mostLetters)
  return [page.url(), `hidden: ${seen.hidden.join(' ')}`, `busy: ${seen.busy.join(' ')}`, lines].join('\n')
}

/** The texts of all open pages of a browser, for the log of a journey that has failed. */
export async function tellPages(browser: Browser): Promise<string> {
  const pages = browser.contexts().flatMap((context) => context.pages())
  return (await Promise.all(pages.map(toldOf))).join('\n\n')
}
