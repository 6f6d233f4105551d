import { expect, test } from 'vitest'
import { placeOf } from './place-of.ts'

const phone = { width: 390, height: 800 }

test('a list opens below its button, above it at the foot of the window, and never beyond its edges', () => {
  expect(placeOf({ top: 100, bottom: 144, right: 380 }, phone)).toEqual({
    top: '148px',
    bottom: 'auto',
    right: '10px',
    left: 'auto',
  })
  expect(placeOf({ top: 740, bottom: 784, right: 380 }, phone)).toMatchObject({ top: 'auto', bottom: '64px' })
  expect(placeOf({ top: 740, bottom: 784, right: 60 }, phone)).toMatchObject({ right: 'auto', left: '8px' })
})
