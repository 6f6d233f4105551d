import { createServer, type AddressInfo } from 'node:net'
import { hasExtraPackages } from '@hojip/platform/testing/extra-packages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bucketUrl, s3Objects, type S3Options } from './s3-objects.ts'
import { anS3Store, type S3Store } from './testing/s3-store.ts'

const usual = {
  endpoint: 'https://s3.example/',
  bucket: 'pictures',
  region: 'x',
  accessKey: 'x',
  secretKey: 'x',
}
const key = 'comment/0f/0f1e-400.webp'
const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, i) => (i * 7919) % 251))

describe.skipIf(!hasExtraPackages())('a store that speaks S3', () => {
  let store: S3Store
  beforeAll(async () => {
    store = await anS3Store()
  })
  afterAll(() => store.stop())

  test('stores an object, byte for byte, until it is removed', async () => {
    const objects = s3Objects(store.options)
    await objects.remove([key])
    expect(await objects.get(key)).toBeUndefined()
    await objects.put(key, bytes)
    expect((await objects.get(key))!.equals(bytes)).toBe(true)
    await objects.put(key, bytes.subarray(0, 10))
    expect((await objects.get(key))!.length).toBe(10)
    await objects.remove([key, 'comment/0f/never-there.webp'])
    expect(await objects.get(key)).toBeUndefined()
  })

  test.each<[string, Partial<S3Options>, RegExp]>([
    ['a wrong secret', { secretKey: 'wrong' }, /403 SignatureDoesNotMatch/],
    ['a key that it does not know', { accessKey: 'nobody' }, /403 InvalidAccessKeyId/],
    ['a bucket that is not there', { bucket: 'elsewhere' }, /404 NoSuchBucket/],
  ])('%s throws', async (_name, change, why) => {
    const objects = s3Objects({ ...store.options, ...change })
    await expect(objects.put(key, bytes)).rejects.toThrow(why)
    await expect(objects.get(key)).rejects.toThrow(why)
  })

  test('one that fails is asked a second time, and throws', async () => {
    const objects = s3Objects(store.options)
    store.fail(true)
    store.asked.length = 0
    await expect(objects.put(key, bytes)).rejects.toThrow(/503 SlowDown/)
    expect(store.asked).toEqual([`PUT /pictures/${key}`, `PUT /pictures/${key}`])
    store.fail(false)
    await objects.put(key, bytes)
    expect((await objects.get(key))!.length).toBe(bytes.length)
  })

  test('one that is unavailable throws', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const { port } = server.address() as AddressInfo
    await new Promise((resolve) => server.close(resolve))
    const objects = s3Objects({ ...store.options, endpoint: `http://127.0.0.1:${port}` })
    await expect(objects.put(key, bytes)).rejects.toThrow('fetch failed')
  })
})

test('the bucket is in the path, or in the host', () => {
  expect(bucketUrl({ ...usual, pathStyle: true })).toBe('https://s3.example/pictures')
  expect(bucketUrl({ ...usual, pathStyle: false })).toBe('https://pictures.s3.example')
})
