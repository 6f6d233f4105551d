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

async function violationsIn(frame: Frame): Promise<string[]> {
  // Once a document: evaluating it takes half as long as a look.
  if (await frame.evaluate(() => !('axe' in globalThis))) await frame.evaluate(source)
  return frame.evaluate(async (how) => {
    const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run(how)
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    )
  }, options)
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
