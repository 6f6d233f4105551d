import type { BrowserContext, Page } from 'playwright'
import { expect } from 'vitest'
import { settled } from './settled.ts'

/**
 * Runs in the page. Does to it what a browser's translation does: texts become elements, also those that come later and
 * those that change; what is marked is left out. It "translates" every word into itself, so that journeys find them.
 */
function translatePage(moment: 'DOMContentLoaded' | 'alive'): void {
  const left = '[translate="no"], script, style, textarea, svg, font'
  const tag: string = 'font'
  function translate(text: Text) {
    if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(left)) return
    const font = document.createElement(tag)
    font.style.verticalAlign = 'inherit'
    font.append(font.cloneNode())
    font.firstElementChild!.textContent = text.data
    text.replaceWith(font)
  }
  function translateAll(place: Node) {
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    found.forEach(translate)
    if (place instanceof Text) translate(place)
  }
  function start() {
    translateAll(document.body)
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') translateAll(target)
        addedNodes.forEach((node) => node.isConnected && translateAll(node))
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  }
  // A translation is no part of what the page does in the same moment.
  document.addEventListener(moment, () => requestAnimationFrame(start), { once: true })
}

/** Every page of the browser is translated from now on, before its scripts have run or as soon as they have. */
export async function translatePages(
  context: BrowserContext,
  moment: 'DOMContentLoaded' | 'alive',
): Promise<void> {
  await context.addInitScript(translatePage, moment)
}

/** The lines that are seen: not those that only screen readers read when something changes. */
async function linesOf(page: Page): Promise<string[]> {
  const lines = (text: string) => text.split(/\s*\n\s*/).filter((line) => line.trim() !== '')
  const statuses = await page.locator('main [role=status]').allInnerTexts()
  const unseen = new Set(statuses.flatMap(lines))
  return lines(await page.locator('main').first().innerText()).filter((line) => !unseen.has(line))
}

/** Fails when the translated page does not show what it shows in another tab, where it is loaded anew. */
export async function expectFresh(page: Page): Promise<void> {
  const fresh = await page.context().newPage()
  await fresh.goto(page.url())
  for (const each of [page, fresh]) {
    await settled(each)
    await expect.poll(() => each.locator('main font').count()).toBeGreaterThan(0)
  }
  // Some parts come later.
  const differing = async () => {
    const [shown, anew] = [await linesOf(page), await linesOf(fresh)]
    return [...shown.filter((line) => !anew.includes(line)), ...anew.filter((line) => !shown.includes(line))]
  }
  await expect.poll(differing).toEqual([])
  await fresh.close()
}
