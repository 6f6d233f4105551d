import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aGuardedMall, type GuardedMall } from '../testing/guarded-mall.ts'

function read(path: string) {
  return readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')
}

let mall: GuardedMall
beforeAll(async () => {
  mall = await aGuardedMall()
})
afterAll(() => mall.close())

/** Calls that take a file, and how many bytes of it. */
function largeCalls() {
  return mall.calls.flatMap(({ key, call: { file } }) =>
    file ? [{ path: `/v1${key.split(' ')[1]!}`, bytes: file.onDisk?.mostBytes ?? file.mostBytes }] : [],
  )
}

test('nginx lets through as much as the mall takes, to these calls and no others', () => {
  const [, paths, megabytes] = /location ~ \^\/v1\/\((.+)\)\$ \{[^}]*client_max_body_size (\d+)m;/.exec(
    read('deploy/nginx/hojip.conf'),
  )!
  const listed = paths!.split('|').map((path) => `/v1/${path}`)
  expect(listed.toSorted()).toEqual(
    largeCalls()
      .map(({ path }) => path)
      .toSorted(),
  )
  const largest = Math.max(...largeCalls().map(({ bytes }) => bytes))
  // A form is a little larger than its file.
  expect(Number(megabytes)).toBe(Math.ceil(largest / 2 ** 20) + 1)
})

test('the document names the size of every file', () => {
  const limits = read('docs/deploying.md').split('## Limits')[1]!.split('\n## ')[0]!
  for (const { path, bytes } of largeCalls())
    expect(limits).toMatch(new RegExp(`\`${path}\`[^\n]*\\b${bytes / 2 ** 20} MB`))
})
