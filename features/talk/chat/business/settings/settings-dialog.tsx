import { useTexts, useViewer } from '@hojip/platform/page'
import { Dialog, Tabs } from '@hojip/platform/ui'
import { useState } from 'react'
import type { Queues } from '../../contract.ts'
import { answeringTexts } from '../texts.ts'
import { HoursForm } from './hours-form.tsx'
import { Reception } from './reception.tsx'
import { Replies } from './replies.tsx'

type TabKey = 'replies' | 'reception' | 'hours'

/** Quick replies, how many conversations at once, shortcuts, and when the shop answers. */
export function SettingsDialog({ me, onClose }: { me: Queues['me'] | undefined; onClose: () => void }) {
  const t = useTexts(answeringTexts)
  const isStaff = useViewer()?.roleName === 'staff'
  const [tab, setTab] = useState<TabKey>('replies')
  const tabs = [
    { key: 'replies' as const, label: t.replies, panel: <Replies /> },
    { key: 'reception' as const, label: t.reception, panel: <Reception me={me} /> },
    ...(isStaff ? [{ key: 'hours' as const, label: t.hours, panel: <HoursForm /> }] : []),
  ]
  return (
    <Dialog title={t.settings} onClose={onClose} sheet>
      <Tabs tabs={tabs} selected={tab} onSelect={setTab} label={t.settings} />
    </Dialog>
  )
}
