import { putFirstVersion } from '@hojip/help/testing'
import type { Viewer } from '@hojip/platform/http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aForm, anAdmissionRoom, anApplicant, anOperator, applyAs, type AdmissionRoom } from './testing.ts'

let room: AdmissionRoom
beforeAll(async () => {
  room = await anAdmissionRoom()
})
afterAll(() => room.stop())

async function own(as: Viewer) {
  return (await room.api.send('GET /shopJoin/queryOwn', {}, { as })).data
}

test('an applicant accepts the agreement that is in force, and the application names it', async () => {
  const [lin, kim, tao] = [await anApplicant(room), await anApplicant(room), await anOperator(room)]
  const before = await own(lin)
  expect(before).toMatchObject({ agreeVersion: '2026-11-27', agreement: { title: '商家开店协议' } })
  const { pkId } = (await applyAs(room, lin)).data
  await room.api.send(
    'POST /sysConsole/answerApplication',
    { pkId, version: 1, decision: 'more', words: '请补一张许可证' },
    { as: tao },
  )

  await putFirstVersion(room, { topic: 'shopAgreement', title: '开店协议，第一次修订' })
  // The articles are cached for 30 s.
  room.clock.advance(31_000)
  const changed = await own(lin)
  expect(changed).toMatchObject({
    agreeVersion: '2026-11-27+1',
    agreement: { title: '开店协议，第一次修订' },
  })
  expect(changed.application).toMatchObject({ agreeVersion: '2026-11-27' })

  const late = await applyAs(room, kim)
  expect(late).toMatchObject({ code: '40009', data: { reason: 'admission/agreementChanged' } })
  const { documents, ...form } = await again(lin)
  const send = (agreeVersion: string) =>
    room.api.send(
      'POST /shopJoin/sendAgain',
      { ...form, ...documents, pkId, version: 2, agreeVersion },
      { as: lin },
    )
  expect(await send('2026-11-27')).toMatchObject({ data: { reason: 'admission/agreementChanged' } })
  expect((await send('2026-11-27+1')).code).toBe('10000')
  const found = await room.api.send('GET /sysConsole/findApplication/{pkId}', { pkId }, { as: tao })
  expect(found.data).toMatchObject({ state: 'applied', agreeVersion: '2026-11-27+1' })
  expect((await applyAs(room, kim, { agreeVersion: '2026-11-27+1' })).code).toBe('10000')
})

/** The form of an application that is sent again, with its own documents. */
async function again(as: Viewer) {
  const { application } = await own(as)
  const { licence, identity, permits } = application!
  return { ...(await aForm(room, as)), documents: { licence, identity, permits } }
}
