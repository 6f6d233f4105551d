import { expect, test } from 'vitest'
import { allowedUrl } from './url.ts'

const policy = { hosts: ['img.example.com', '*.pics.example'] }

test.each(['https://img.example.com/a.jpg', 'http://img.example.com/a.jpg', 'https://a.pics.example/a.jpg'])(
  '%s is allowed',
  (text) => {
    expect(allowedUrl(text, policy)?.href).toBe(text)
  },
)

test.each([
  'https://lin@img.example.com/a.jpg',
  'https://:secret@img.example.com/a.jpg',
  'https://img.example.com:8443/a.jpg',
  'https://other.example.com/a.jpg',
  'https://img.example.com.evil.example/a.jpg',
  'https://evilpics.example/a.jpg',
  'https://127.0.0.1/a.jpg',
  'ftp://img.example.com/a.jpg',
  'no address',
])('%s is refused', (text) => {
  expect(allowedUrl(text, policy)).toBeUndefined()
})
