import { recordEarlyActs } from './early-acts.ts'
import { laterAttribute, stylesAttribute } from './later-scripts.ts'
import './style.css'

/** A page in the background paints nothing, and a picture may never load: the scripts wait no longer than this. */
const longestWaitMs = 1_500

function firstPaint(): Promise<void> {
  return new Promise((done) => {
    new PerformanceObserver((seen) => {
      if (seen.getEntriesByName('first-contentful-paint').length > 0) done()
    }).observe({ type: 'paint', buffered: true })
  })
}

/** Resolves also when the page has no main picture, or a broken one. */
async function mainPicture(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  await picture?.decode().catch(() => undefined)
}

function shown(): Promise<unknown> {
  return Promise.race([
    Promise.all([firstPaint(), mainPicture()]),
    new Promise((done) => setTimeout(done, longestWaitMs)),
  ])
}

function link(rel: 'stylesheet' | 'modulepreload', href: string): HTMLLinkElement {
  const element = document.createElement('link')
  element.rel = rel
  element.href = href
  document.head.append(element)
  return element
}

/**
 * Resolves when the sheet applies, and when it fails: what is displayed has its styles from the head, and the sheet is
 * tried again.
 */
function style(href: string, pauseMs = 1_000): Promise<void> {
  return new Promise((done) => {
    const element = link('stylesheet', href)
    element.onload = () => done()
    element.onerror = () => {
      element.remove()
      setTimeout(() => void style(href, pauseMs * 2), pauseMs)
      done()
    }
  })
}

/**
 * Waits until the server's HTML and its main picture are displayed before loading anything else: on a slow connection it
 * would share the bandwidth, and the page would be displayed a second later. The HTML has the styles that it uses; what
 * the scripts display may need the others. The first of the scripts hydrates the HTML.
 */
async function run(): Promise<void> {
  const own = document.querySelector(`script[${laterAttribute}]`)!
  const listed = (attribute: string) => own.getAttribute(attribute)!.split(' ')
  const scripts = listed(laterAttribute)
  recordEarlyActs()
  await shown()
  const styles = listed(stylesAttribute).map((href) => style(href))
  for (const href of scripts) link('modulepreload', href)
  await Promise.all(styles)
  await begin(scripts[0]!)
}

/** Asks for the script until it arrives, with what it needs: what was pressed meanwhile is done then. */
async function begin(script: string, pauseMs = 1_000): Promise<void> {
  try {
    await import(/* @vite-ignore */ script)
  } catch (error) {
    reportError(error)
    await new Promise((done) => setTimeout(done, pauseMs))
    await begin(script, Math.min(30_000, pauseMs * 2))
  }
}

void run()
