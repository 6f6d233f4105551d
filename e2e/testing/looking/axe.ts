import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Frame, Page } from 'playwright'
import { isReplaced, settled } from './settled.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const options: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  // Describing every element that passes would take a third of the time.
  resultTypes: ['violations'],
  // Frames are looked at one after the other: asked by the page, one that is loaded anew meanwhile never answers.
  iframes: false,
}

interface Axe {
  run(options: RunOptions): Promise<AxeResults>
}

/** Undefined where axe has not been evaluated in the document. */
function askAxe(frame: Frame): Promise<string[] | undefined> {
  return frame.evaluate(async (how) => {
    const { axe } = globalThis as unknown as { axe?: Axe }
    if (!axe) return undefined
    const { violations } = await axe.run(how)
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    )
  }, options)
}

/** Evaluates axe once a document, since that takes half as long as a look; a preview may get a new document meanwhile. */
async function violationsIn(frame: Frame): Promise<string[]> {
  for (;;) {
    const found = await askAxe(frame)
    if (found) return found
    await frame.evaluate(source)
  }
}

/**
 * Violations of WCAG 2.0 to 2.2, levels A and AA, on a page and in its frames: each rule with the elements it is about.
 * A look that is interrupted by a new document, such as that of a preview, begins again.
 */
export async function violationsOn(page: Page): Promise<string[]> {
  for (;;) {
    try {
      const found: string[] = []
      for (const frame of page.frames()) found.push(...(await violationsIn(frame)))
      return found
    } catch (error) {
      if (!isReplaced(error)) throw error
      await settled(page)
    }
  }
}
