import { expect, test } from 'vitest'
import { scene, uploadsCalls, uploadUrl as uploadUrlShape } from '../contract.ts'
import { mostBytes } from './limits.ts'
import { fullUrl, isPrivate, objectKeys, parseUploadFile, parseUploadUrl, scenes, uploadUrl } from './url.ts'

const id = '0f'.repeat(16)

test('contract and rules have the same scenes, addresses and limits', () => {
  expect(scenes).toEqual(scene.options)
  for (const one of scenes) {
    const url = uploadUrl({ scene: one, id })
    expect(uploadUrlShape.safeParse(url).success).toBe(true)
    expect(parseUploadUrl(url)).toEqual({ scene: one, id })
  }
  expect(uploadsCalls['POST /fileUpload/upload'].file?.mostBytes).toBe(mostBytes)
})

test('only avatars and comments are public', () => {
  expect(scenes.filter((one) => !isPrivate(one))).toEqual(['avatar', 'comment'])
})

test('a file’s name is one of ours, or refused', () => {
  expect(parseUploadFile('chat', id)).toEqual({ scene: 'chat', id, width: 2000 })
  expect(parseUploadFile('chat', `${id}-400.avif`)).toEqual({ scene: 'chat', id, width: 400 })
  for (const file of ['', '..', `${id}-300.webp`, `${id}.webp`, `${id}-400.png`, `${id}\n`, id.toUpperCase()])
    expect(parseUploadFile('chat', file), file).toBeUndefined()
  expect(parseUploadFile('goods', id)).toBeUndefined()
})

test('objects are spread over folders', () => {
  expect(objectKeys({ scene: 'chat', id })).toEqual([
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
