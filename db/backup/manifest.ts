import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { sha256Of } from './files.ts'

const fileShape = { file: z.string(), sha256: z.string(), bytes: z.number() }

const schema = z.object({
  format: z.literal(1),
  /** The database's time when the backup was begun. */
  takenAt: z.string(),
  /** `18.4`, for people; any server from version 15 on can restore it. */
  server: z.string(),
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  /** The functions and triggers, as they were. Backups from before decision 122 have none. */
  functions: z.array(z.object({ name: z.string(), sql: z.string(), version: z.number() })).default([]),
  /** Version of the job queue's own tables; null where no mall has been started yet. */
  jobs: z.number().nullable(),
  tables: z.array(
    z.object({ ...fileShape, name: z.string(), columns: z.array(z.string()), rows: z.number() }),
  ),
  /** How tables are partitioned by month. Backups from before decision 132 have none. */
  partitions: z
    .array(
      z.object({
        parent: z.string(),
        name: z.string(),
        since: z.string().nullable(),
        until: z.string().nullable(),
      }),
    )
    .default([]),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
  /** Files of DATA_DIR, such as pictures. */
  files: z.array(z.object({ ...fileShape, mode: z.number() })),
})

/** The contents of a backup. It is written last: a folder without it is not a backup. */
export type Manifest = z.output<typeof schema>
export type TableFile = Manifest['tables'][number]
export type BackedUpFile = Manifest['files'][number]

export const manifestFile = 'backup.json'
const sumFile = 'backup.json.sha256'
export const sumOf = { file: sumFile }

/** Reports the progress of long work; without a total only the step's name. */
export type Step = (name: string, done?: number, total?: number) => void

export async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, manifestFile)
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(`${folder} is no backup: it has no ${manifestFile}`)
  })
  const sum = await readFile(join(folder, sumFile), 'utf8').catch(() => '')
  if (sum.trim() !== (await sha256Of(path)).sha256)
    throw new Error(`${manifestFile} is damaged: its checksum is not the one in ${sumFile}`)
  const parsed = schema.safeParse(JSON.parse(text))
  if (parsed.success) return parsed.data
  throw new Error(`${folder}: made by another version, which this one cannot read`)
}

/** Reads and checks every file of the backup before anything is changed. */
export async function checkFiles(folder: string, manifest: Manifest, step: Step): Promise<void> {
  const all = [...manifest.tables, ...manifest.files]
  for (const [at, { file, sha256 }] of all.entries()) {
    step('Checking the backup', at + 1, all.length)
    const found = await sha256Of(join(folder, file)).catch(() => undefined)
    if (!found) throw new Error(`the backup is not whole: ${file} is missing`)
    if (found.sha256 !== sha256) throw new Error(`the backup is damaged: ${file} is not what was written`)
  }
}
