import { expect, test } from 'vitest'
import { scene, uploadsCalls, uploadUrl as uploadUrlShape, videoUrl } from '../contract.ts'
import { mostBytes, mostVideoBytes } from './limits.ts'
import {
  fullUrl,
  isPrivate,
  objectKeys,
  parseUploadFile,
  parseUploadUrl,
  parseVideoFile,
  scenes,
  uploadUrl,
} from './url.ts'

const id = '0f'.repeat(16)

test('contract and rules have the same scenes, addresses and limits', () => {
  expect(scenes).toEqual(scene.options)
  for (const one of scenes) {
    const url = uploadUrl({ scene: one, id, kind: 'picture' })
    expect(uploadUrlShape.safeParse(url).success).toBe(true)
    expect(parseUploadUrl(url)).toEqual({ scene: one, id, kind: 'picture' })
  }
  const { file } = uploadsCalls['POST /fileUpload/upload']
  expect([file?.mostBytes, file?.onDisk?.mostBytes]).toEqual([mostBytes, mostVideoBytes])
})

test.each(['mp4', 'webm'] as const)('the address of a video contains %s', (kind) => {
  const url = uploadUrl({ scene: 'chat', id, kind })
  expect(videoUrl.safeParse(url).success).toBe(true)
  expect(uploadUrlShape.safeParse(url).success).toBe(false)
  expect(parseUploadUrl(url)).toEqual({ scene: 'chat', id, kind })
  expect(parseVideoFile('chat', `${id}.${kind}`)).toEqual({ scene: 'chat', id, kind })
  expect(objectKeys({ scene: 'chat', id, kind })).toEqual([`chat/0f/${id}.${kind}`])
  for (const file of [id, `${id}.mov`, `${id}.mp4.html`, `../${id}.mp4`, `${id}.mp4\n`])
    expect(parseVideoFile('chat', file), file).toBeUndefined()
  expect(parseVideoFile('goods', `${id}.mp4`)).toBeUndefined()
})

test('pictures on pages that everybody sees are public', () => {
  expect(scenes.filter((one) => !isPrivate(one))).toEqual(['avatar', 'comment', 'shop', 'banner'])
})

test('a file’s name is one of ours, or refused', () => {
  expect(parseUploadFile('chat', id)).toEqual({ scene: 'chat', id, kind: 'picture', width: 2000 })
  expect(parseUploadFile('chat', `${id}-400.avif`)).toEqual({
    scene: 'chat',
    id,
    kind: 'picture',
    width: 400,
  })
  for (const file of ['', '..', `${id}-300.webp`, `${id}.webp`, `${id}-400.png`, `${id}\n`, id.toUpperCase()])
    expect(parseUploadFile('chat', file), file).toBeUndefined()
  expect(parseUploadFile('goods', id)).toBeUndefined()
})

test('objects are spread over folders', () => {
  expect(objectKeys({ scene: 'chat', id, kind: 'picture' })).toEqual([
    `chat/0f/${id}-200.webp`,
    `chat/0f/${id}-400.webp`,
    `chat/0f/${id}-800.webp`,
    `chat/0f/${id}-2000.webp`,
  ])
})

test('the largest file of an upload, and of a picture of the mall', () => {
  expect(fullUrl(`/uploads/chat/${id}`)).toBe(`/uploads/chat/${id}`)
  expect(fullUrl('/pictures/kimchi')).toBe('/pictures/kimchi-800.webp')
})
