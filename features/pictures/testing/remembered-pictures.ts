import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deserialize, serialize } from 'node:v8'
import { isRefusal } from '@hojip/platform/refusal'
import sharp from 'sharp'
import { makePicture, type MakePicture } from '../actions/add-picture.ts'
import type { EncodedPicture } from '../encode.ts'

const folder = fileURLToPath(new URL('../../../node_modules/.cache/hojip-pictures', import.meta.url))

const room = new URL('../', import.meta.url)
/** Everything of the room may decide how a picture is made; after any change, pictures are made anew. */
const sources = readdirSync(room, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .toSorted()
  .map((path) => readFileSync(new URL(path, room)))
const maker = createHash('sha256')
for (const one of [...sources, JSON.stringify(sharp.versions)]) maker.update(one)

function fileOf(bytes: Buffer): string {
  return join(folder, maker.copy().update(bytes).digest('hex'))
}

function remembered(file: string): EncodedPicture | undefined {
  try {
    return deserialize(readFileSync(file)) as EncodedPicture
  } catch {
    return undefined
  }
}

/** Makes a picture as the mall does, once per machine: the demo's pictures are the same in every test that starts it. */
export async function rememberedPicture(bytes: Buffer): ReturnType<MakePicture> {
  const file = fileOf(bytes)
  const known = remembered(file)
  if (known) return known
  const made = await makePicture(bytes)
  if (isRefusal(made)) return made
  mkdirSync(folder, { recursive: true })
  const unfinished = `${file}.${randomBytes(6).toString('hex')}`
  writeFileSync(unfinished, serialize(made))
  renameSync(unfinished, file)
  return made
}
