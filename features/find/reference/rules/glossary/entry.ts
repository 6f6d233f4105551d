/** What a name means everywhere, and an example. */
export type Entry = readonly [meaning: string, example?: string | number | boolean]
