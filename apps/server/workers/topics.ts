import { z } from 'zod'

/** What the primary and its workers say to each other about the mall. */
export const topics = {
  /** The new address of the embedded database. */
  moved: 'mall.moved',
} as const

export const preparedSchema = z.object({
  /** The address of the embedded database. */
  ownDatabase: z.string().optional(),
  /** The folder with the builds of the sites. */
  buildDir: z.string(),
})

/** What the primary has made ready for its workers. */
export type PreparedFacts = z.output<typeof preparedSchema>
