/** Classes of calls that change nothing. */
export const readRates: ReadonlySet<string> = new Set(['read', 'poll', 'search', 'place', 'translate'])
