import { useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { TitleBar } from '@hojip/platform/ui'
import { AccountFrame, AccountTitle } from '../../account-frame.tsx'
import { BindingsSection } from './bindings-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { SecuritySection } from './security-section.tsx'
import { meTexts } from '../texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: meTexts[locale].basicTitle, noIndex: true }
}

/** The account settings: profile, ways to sign in, devices, data. */
export function Page() {
  const t = useTexts(meTexts)
  return (
    <>
      <TitleBar title={t.basicTitle} />
      <AccountFrame here="profile">
        <AccountTitle>{t.basicTitle}</AccountTitle>
        <div className="grid gap-2 pt-2 pb-6 lg:gap-4 lg:p-0">
          <ProfileSection />
          <SecuritySection />
          <BindingsSection />
          <DevicesSection />
          <PrivacySection />
        </div>
      </AccountFrame>
    </>
  )
}
