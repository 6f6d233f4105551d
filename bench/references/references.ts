/** Where the bare server answers with each kind of reference: see `http.ts`. */
export const references = {
  Fastify: { folder: 'bytes', ending: '' },
  'static file': { folder: 'static', ending: '.html' },
  React: { folder: 'react', ending: '' },
  'index query': { folder: 'query', ending: '' },
} as const

export type Reference = keyof typeof references
