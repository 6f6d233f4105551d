import { rendered } from '@hojip/platform/testing/pages'
import { expect, test } from 'vitest'
import { AwayNotice } from './away-notice.tsx'

const nobody = { bizClientUserId: '', bizUserId: '', shopName: '泡菜坊', online: false, workTime: '' }

function shown(partner: Parameters<typeof AwayNotice>[0]['partner']) {
  return rendered('zh-CN', <AwayNotice partner={partner} />)
}

test('a shop without anybody shows it, with its hours where it has set any', () => {
  expect(shown(nobody)).toContain('有人上线后会尽快回复')
  expect(shown({ ...nobody, workTime: '9:00–18:00' })).toContain('客服时间：9:00–18:00')
})

test('the mall’s own service follows the same rule', () => {
  expect(shown({ ...nobody, workTime: '8:30–17:30', workDays: 'workdays' })).toMatch(
    /没有人接待.*客服时间：.*8:30–17:30/,
  )
})

test('nothing is shown while somebody is there, or before it is known', () => {
  for (const partner of [{ ...nobody, online: true }, undefined]) expect(shown(partner)).not.toContain('接待')
})
