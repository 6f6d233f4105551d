/**
 * The trace that the server has begun with this document, while its calls may belong to it; undefined mostly, since the server
 * tells it only of a page that it traces.
 */
export function pageTraceparent(): string | undefined {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page?.serverTiming?.find(({ name }) => name === 'traceparent')?.description
}
