import { call, shapes as s } from '@hojip/platform/http'
import { z } from 'zod'

export const errorsCalls = {
  'POST /sysError/report': call({
    summary: 'Reports a script error of a browser; it is logged, and never refused for its content',
    auth: 'public',
    owner: 'none',
    rate: 'report',
    cache: 'none',
    // The same limits as in `rules/clean-report.ts`.
    input: z.object({
      message: z.string().max(300),
      url: z.string().max(300),
      stack: z.string().max(2000).optional(),
    }),
    output: s.nothing,
  }),
}
type ErrorsCalls = typeof errorsCalls
declare module '@hojip/platform/client' {
  interface AllCalls extends ErrorsCalls {}
}
