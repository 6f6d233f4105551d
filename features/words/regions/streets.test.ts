import { expect, test } from 'vitest'
import { chineseRegions } from './rules/regions.ts'
import { streetsOf } from './streets.ts'

test('a district has its subdistricts and towns', async () => {
  expect(await streetsOf('222401')).toContain('公园街道')
  expect(await streetsOf('000000')).toEqual([])
})

test('both packages contain the same districts', async () => {
  const districts = chineseRegions().filter(({ level, code }) => level === 3 && !code.startsWith('7'))
  const known = await Promise.all(districts.map(({ code }) => streetsOf(code)))
  // The rest are development zones, and cities whose districts are already towns.
  expect(known.filter((streets) => streets.length > 0).length / districts.length).toBeGreaterThan(0.9)
})
