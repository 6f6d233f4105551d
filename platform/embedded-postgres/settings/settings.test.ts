import { expect, test } from 'vitest'
import { memorySettings } from './settings.ts'

test('a small machine gives PostgreSQL the least that works, a large one a bounded share', () => {
  expect(memorySettings(1_000, 5_000)).toEqual({
    shared_buffers: '128MB',
    effective_cache_size: '512MB',
    work_mem: '4MB',
    maintenance_work_mem: '64MB',
  })
  expect(memorySettings(24_000, 5_000)).toEqual({
    shared_buffers: '3000MB',
    effective_cache_size: '12000MB',
    work_mem: '16MB',
    maintenance_work_mem: '512MB',
  })
  expect(memorySettings(1_000_000, 5_000)).toMatchObject({ shared_buffers: '4096MB', work_mem: '16MB' })
})

test('a small mall on a large machine gets no more buffers than it can fill', () => {
  expect(memorySettings(24_000, 0)).toMatchObject({
    shared_buffers: '128MB',
    effective_cache_size: '12000MB',
  })
  expect(memorySettings(24_000, 100)).toMatchObject({ shared_buffers: '328MB' })
})
