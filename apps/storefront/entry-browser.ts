import { recordEarlyActs } from './early-acts.ts'
import { laterAttribute } from './later-scripts.ts'
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

function preload(href: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  document.head.append(link)
}

/**
 * Waits until the server's HTML and its main picture are displayed before loading any other script: on a slow
 * connection they would share its bandwidth, and the page would be displayed a second later. The first of the scripts
 * hydrates the HTML.
 */
async function run(): Promise<void> {
  const scripts = document
    .querySelector(`script[${laterAttribute}]`)!
    .getAttribute(laterAttribute)!
    .split(' ')
  recordEarlyActs()
  await shown()
  scripts.forEach(preload)
  await import(/* @vite-ignore */ scripts[0]!)
}

void run()
