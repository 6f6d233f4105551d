import { mkdir, symlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db, Tools } from '@hojip/db'
import { refusalText } from '@hojip/platform/refusal'
import { shopOfVendor } from '@hojip/shops'
import type { ObjectStore } from '@hojip/uploads'
import { aRecording, withNumber } from '@hojip/uploads/testing/videos'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { importCatalog } from './index.ts'
import { fullProducts } from './store/product-info.ts'
import { importHere } from './testing/import-here.ts'

let db: Db
let tools: Tools
let dir: string
let objects: ObjectStore
importHere((place) => {
  ;({ db, tools, dir, objects } = place)
})

const recording = aRecording('phone.mp4')
beforeEach(async () => {
  await mkdir(join(dir, 'videos'))
  await writeFile(join(dir, 'videos', 'jar.mp4'), recording)
})

async function importRows(rows: readonly string[], header = 'Handle,Title,Variant Price,Video,Video Poster') {
  await writeFile(join(dir, 'goods.csv'), [header, ...rows].join('\n'))
  return importCatalog(tools, join(dir, 'goods.csv'), { openShop: shopOfVendor, objects })
}

async function faultsOf(path: string, poster = ''): Promise<string[]> {
  const report = await importRows([`jar,辣白菜,19.90,${path},${poster}`])
  return report.refusals.map(({ column, reason }) => `${column}: ${refusalText(reason, 'en-US')}`)
}

async function videoOf(handle: string) {
  const { rows } = await sql<{ id: string }>`select id from goods where handle = ${handle}`.execute(db)
  const [row] = rows
  return row && (await fullProducts(db, [row.id])).get(row.id)!.facts.video
}

test('a product’s video is stored with its size and length, and shown with a poster', async () => {
  const report = await importRows(['jar,辣白菜,19.90,videos/jar.mp4,https://cdn.example/poster.jpg'])
  expect(report).toMatchObject({ added: 1, refused: 0 })
  const video = (await videoOf('jar'))!
  expect(video).toMatchObject({ format: 'mp4', width: 160, height: 120, durationMs: 2_000 })
  expect(video.poster).toMatch(/^r-/)
  const bytes = await objects.get(`product/${video.id.slice(0, 2)}/${video.id}.mp4`)
  expect(bytes).toHaveLength(recording.length)
  // What a player does not need is erased, as from every video.
  expect(bytes!.includes('+37.5665')).toBe(false)
})

test('the same file again changes nothing; a changed video of the same name changes its product', async () => {
  const rows = ['jar,辣白菜,19.90,videos/jar.mp4,']
  await importRows(rows)
  const before = await videoOf('jar')
  expect(await importRows(rows)).toMatchObject({ unchanged: 1, changed: 0 })
  expect(await videoOf('jar')).toEqual(before)
  await writeFile(join(dir, 'videos', 'jar.mp4'), withNumber(recording, 'stts', 16, 1_025))
  expect(await importRows(rows)).toMatchObject({ unchanged: 0, changed: 1 })
  expect((await videoOf('jar'))!.id).not.toBe(before!.id)
})

test('an empty cell takes the video away; a file without the column keeps it', async () => {
  await importRows(['jar,辣白菜,19.90,videos/jar.mp4,'])
  await importRows(['jar,辣白菜,18.90'], 'Handle,Title,Variant Price')
  expect(await videoOf('jar')).not.toBeNull()
  await importRows(['jar,辣白菜,18.90,,'])
  expect(await videoOf('jar')).toBeNull()
})

test('paths out of the folder, to nothing, and to other files are refused', async () => {
  for (const [path, why] of [
    ['../secret.mp4', 'not a path inside'],
    ['videos/../../secret.mp4', 'not a path inside'],
    ['/etc/hostname.mp4', 'not a path inside'],
    ['videos\\jar.mp4', 'not a path inside'],
    ['https://cdn.example/jar.mp4', 'not a path inside'],
    ['videos/none.mp4', 'has no file'],
    ['videos', 'not an mp4 or webm'],
    ['goods.csv', 'not an mp4 or webm'],
  ] as const)
    expect(await faultsOf(path)).toEqual([expect.stringContaining(why)])
  expect(await videoOf('jar')).toBeUndefined()
})

test('a link that leads out of the folder is refused', async () => {
  await symlink('/etc/hostname', join(dir, 'videos', 'link.mp4'))
  expect(await faultsOf('videos/link.mp4')).toEqual([expect.stringContaining('not a path inside')])
})

test('the content decides, not the name', async () => {
  await writeFile(join(dir, 'page.mp4'), '<script>alert(1)</script>')
  await writeFile(join(dir, 'clip.mp4'), aRecording('clip.webm'))
  await writeFile(join(dir, 'cut.mp4'), recording.subarray(0, 2_000))
  expect(await faultsOf('page.mp4')).toEqual(['Video: "page.mp4" is not a video, or it is damaged'])
  expect(await faultsOf('clip.mp4')).toEqual([expect.stringContaining('webm, unlike its extension')])
  expect(await faultsOf('cut.mp4')).toEqual([expect.stringContaining('damaged')])
})

test('too long, too large, and posters that are no addresses are refused', async () => {
  // A thousandth of a second becomes a second.
  await writeFile(join(dir, 'long.mp4'), withNumber(recording, 'mvhd', 16, 1))
  await writeFile(join(dir, 'large.mp4'), recording)
  await truncate(join(dir, 'large.mp4'), 21 * 1024 * 1024)
  expect(await faultsOf('long.mp4')).toEqual([expect.stringContaining('180 seconds')])
  expect(await faultsOf('large.mp4')).toEqual([expect.stringContaining('20 MB')])
  expect(await faultsOf('videos/jar.mp4', 'poster.jpg')).toEqual([expect.stringContaining('Video Poster')])
})

test('a refused video leaves the product as it was, and two of one product are refused', async () => {
  await importRows(['jar,辣白菜,19.90,videos/jar.mp4,'])
  expect(await faultsOf('videos/none.mp4')).toHaveLength(1)
  expect(await videoOf('jar')).not.toBeNull()
  const report = await importRows(['jar,辣白菜,19.90,videos/jar.mp4,', 'jar,,19.90,other.mp4,'])
  expect(report.refusals.map(({ reason }) => refusalText(reason, 'en-US'))).toContain(
    'a product has one video at most',
  )
})
