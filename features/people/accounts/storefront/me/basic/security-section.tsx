import { useTexts } from '@hojip/platform/page'
import { Button } from '@hojip/platform/ui'
import { lazyPart } from '@hojip/platform/parts'
import { Suspense, useState } from 'react'
import { Row, rowButton, Section } from '../../../parts/section.tsx'
import { meTexts } from '../texts.ts'
import { useMe } from '../use-me.ts'

const PhoneDialog = lazyPart(() =>
  import('./phone-dialog.tsx').then((module) => ({ default: module.PhoneDialog })),
)
const PasswordDialog = lazyPart(() =>
  import('./password-dialog.tsx').then((module) => ({ default: module.PasswordDialog })),
)

/** The number and the password that the user signs in with. */
export function SecuritySection() {
  const t = useTexts(meTexts)
  const me = useMe()
  const [open, setOpen] = useState<'phone' | 'password'>()
  const close = () => setOpen(undefined)
  return (
    <Section id="security" title={t.security}>
      <ul className="mt-1">
        <Row
          label={t.phone}
          value={
            <>
              {me.hasPhone ? <span className="figures font-medium">{me.account}</span> : t.phoneNone}
              <span className="block text-12 text-ink-3">{t.phoneText}</span>
            </>
          }
          action={
            <Button className={rowButton} onClick={() => setOpen('phone')}>
              {t.changePhone}
            </Button>
          }
        />
        <Row
          label={t.password}
          value={me.hasPassword ? t.passwordSet : t.passwordNone}
          action={
            <Button className={rowButton} onClick={() => setOpen('password')}>
              {me.hasPassword ? t.changePassword : t.setPassword}
            </Button>
          }
        />
      </ul>
      <Suspense fallback={null}>
        {open === 'phone' && <PhoneDialog onClose={close} />}
        {open === 'password' && <PasswordDialog onClose={close} />}
      </Suspense>
    </Section>
  )
}
