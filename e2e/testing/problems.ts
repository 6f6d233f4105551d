import type { Page } from 'playwright'

/**
 * Collects the errors and warnings that the browser reports while this page is open.
 * @param exists false where the page is expected not to be there, and may answer 404
 */
export function listenTo(page: Page, exists: boolean): string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`script: ${error.message}`))
  page.on('console', (message) => {
    // Error responses are collected below, with their URL.
    const isAnswer = message.text().startsWith('Failed to load resource')
    if (['error', 'warning'].includes(message.type()) && !isAnswer)
      problems.push(`console: ${message.text()}`)
  })
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText
    // A page that redirects aborts its requests.
    if (why !== 'net::ERR_ABORTED') problems.push(`${why} ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && (exists || response.status() !== 404))
      problems.push(`${response.status()} ${response.url()}`)
  })
  return problems
}
