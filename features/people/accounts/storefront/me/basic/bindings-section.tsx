import { basicHref } from '@hojip/hrefs/accounts'
import { toast, useCall, useNavigate, useTexts, useWrite } from '@hojip/platform/page'
import { Button, Tag, useConfirm } from '@hojip/platform/ui'
import { Row, rowButton, Section } from '../../../parts/section.tsx'
import { meTexts } from '../texts.ts'
import { meCall, useMe } from '../use-me.ts'
import { useProof } from './use-proof.tsx'

type Partner = 'wechat' | 'alipay'
const starts = { wechat: 'GET /weChatWebAuth', alipay: 'GET /alipayWebAuth' } as const

/** The partners' accounts that sign in to this one. */
export function BindingsSection() {
  const t = useTexts(meTexts)
  const me = useMe()
  const offered = useCall('GET /loginMethods', {})
  const isBound = { wechat: me.bindWechat, alipay: me.bindAlipay }
  // A linked partner can be unlinked even when it is no longer offered.
  const partners = (['wechat', 'alipay'] as const).filter((one) => offered[one] || isBound[one])
  return (
    <Section id="bound" title={t.bound}>
      {partners.length === 0 && <p className="pt-3 text-13 text-ink-2">{t.noPartners}</p>}
      <ul className="mt-1">
        {partners.map((partner) => (
          <PartnerRow key={partner} partner={partner} isBound={isBound[partner]} />
        ))}
      </ul>
    </Section>
  )
}

function PartnerRow({ partner, isBound }: { partner: Partner; isBound: boolean }) {
  const t = useTexts(meTexts)
  const name = t.partners[partner]
  return (
    <Row
      label={name}
      value={isBound ? <Tag tone="jade">{t.isBound}</Tag> : t.isNotBound}
      action={isBound ? <Unbind partner={partner} name={name} /> : <Bind partner={partner} name={name} />}
    />
  )
}

/** Leads to the partner's page, which leads back here. */
function Bind({ partner, name }: { partner: Partner; name: string }) {
  const t = useTexts(meTexts)
  const navigate = useNavigate()
  const [needsProof, proofDialog] = useProof()
  const starting = useWrite(starts[partner], {
    onSuccess: ({ url }) => navigate(url),
    onRefused: (error, input) => needsProof(error, () => starting.run(input)),
  })
  return (
    <>
      <Button
        className={rowButton}
        busy={starting.isRunning}
        aria-label={t.bindOf(name)}
        onClick={() => starting.run({ redirect: basicHref })}
      >
        {t.bind}
      </Button>
      {proofDialog}
    </>
  )
}

function Unbind({ partner, name }: { partner: Partner; name: string }) {
  const t = useTexts(meTexts)
  const [confirm, confirmDialog] = useConfirm()
  const [needsProof, proofDialog] = useProof()
  const unbinding = useWrite('POST /appUser/unbindThird', {
    refreshes: [meCall],
    onSuccess: () => toast('success', t.unbound(name)),
    onRefused: (error, input) => needsProof(error, () => unbinding.run(input)),
  })
  const ask = async () => {
    const question = { title: t.unbindTitle(name), text: t.unbindText(name), yes: t.unbind, no: t.unbindNo }
    if (await confirm({ ...question, danger: true })) unbinding.run({ type: partner })
  }
  return (
    <>
      <Button
        className={rowButton}
        busy={unbinding.isRunning}
        aria-label={t.unbindOf(name)}
        onClick={() => void ask()}
      >
        {t.unbind}
      </Button>
      {confirmDialog}
      {proofDialog}
    </>
  )
}
