import { toast, useLazyCall, useTexts, useWrite } from '@hojip/platform/page'
import { Button, Checkbox, Sheet, Skeleton, TextInput } from '@hojip/platform/ui'
import { useState } from 'react'
import type { Preferences } from '@hojip/preferences/contract'
import { isOptionalType, noticeTypeNames, type OptionalType } from '@hojip/preferences/notice-types'
import { noticesTexts } from '../texts.ts'
import { BrowserAlerts } from './browser-alerts.tsx'

/** The hours that are offered first. */
const usual = { from: '22:00', to: '08:00' }

/** Which notices are written, and when none pops up. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(noticesTexts)
  const { data } = useLazyCall('POST /appUserSetting/queryByUserId', {})
  if (data) return <SettingsForm settings={data} onClose={onClose} />
  return (
    <Sheet title={t.settingsTitle} onClose={onClose}>
      <div aria-busy="true" className="grid gap-3 py-2">
        <Skeleton className="h-80 w-full" />
      </div>
    </Sheet>
  )
}

function SettingsForm({ settings, onClose }: { settings: Preferences; onClose: () => void }) {
  const t = useTexts(noticesTexts)
  const [notify, setNotify] = useState(settings.notify)
  const [quiet, setQuiet] = useState<Quiet>({
    isOn: settings.quietFrom !== null,
    from: settings.quietFrom ?? usual.from,
    to: settings.quietTo ?? usual.to,
  })
  const save = useWrite('POST /appUserSetting/update', {
    refreshes: ['POST /appUserSetting/queryByUserId'],
    onSuccess: () => {
      toast('success', t.settingsSaved)
      onClose()
    },
  })
  const submit = () =>
    save.run({
      notify: Object.fromEntries(noticeTypeNames.filter(isOptionalType).map((type) => [type, notify[type]])),
      quietFrom: quiet.isOn ? quiet.from : null,
      quietTo: quiet.isOn ? quiet.to : null,
    })
  return (
    <Sheet
      title={t.settingsTitle}
      onClose={onClose}
      footer={
        <div className="grid grid-cols-2 gap-2.5">
          <Button className="min-h-11!" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button kind="jade" className="min-h-11!" busy={save.isRunning} onClick={submit}>
            {t.save}
          </Button>
        </div>
      }
    >
      <Types notify={notify} onChange={(type, isOn) => setNotify((now) => ({ ...now, [type]: isOn }))} />
      <QuietHours quiet={quiet} onChange={setQuiet} />
      <BrowserAlerts />
    </Sheet>
  )
}

interface TypesProps {
  notify: Preferences['notify']
  onChange: (type: OptionalType, isOn: boolean) => void
}

function Types({ notify, onChange }: TypesProps) {
  const t = useTexts(noticesTexts)
  return (
    <fieldset>
      <legend className="pb-1 text-13 font-bold">{t.typesTitle}</legend>
      <ul>
        {noticeTypeNames.map((type) => (
          <li key={type} className="flex min-h-14 items-center gap-3 border-line not-first:border-t">
            <Checkbox
              className="flex-1 items-start! py-2.5"
              checked={notify[type]}
              disabled={!isOptionalType(type)}
              onChange={({ target }) => isOptionalType(type) && onChange(type, target.checked)}
            >
              <span className="block font-medium">{t.types[type]}</span>
              <span className="block text-12 text-ink-3">
                {t.typeNotes[type]}
                {!isOptionalType(type) && ` · ${t.alwaysOnNote}`}
              </span>
            </Checkbox>
            {!isOptionalType(type) && <span className="flex-none text-12 text-ink-3">{t.alwaysOn}</span>}
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

interface Quiet {
  isOn: boolean
  from: string
  to: string
}

function QuietHours({ quiet, onChange }: { quiet: Quiet; onChange: (quiet: Quiet) => void }) {
  const t = useTexts(noticesTexts)
  return (
    <fieldset className="mt-4 border-t border-line pt-4">
      <legend className="sr-only">{t.quietTitle}</legend>
      <Checkbox checked={quiet.isOn} onChange={({ target }) => onChange({ ...quiet, isOn: target.checked })}>
        <span className="font-medium">{t.quietSwitch}</span>
      </Checkbox>
      <p className="py-1.5 text-12 text-ink-3">{t.quietNote}</p>
      {quiet.isOn && (
        <div className="grid grid-cols-2 gap-3">
          <TextInput
            id="quiet-from"
            type="time"
            label={t.quietFrom}
            value={quiet.from}
            onChange={({ target }) => onChange({ ...quiet, from: target.value })}
          />
          <TextInput
            id="quiet-to"
            type="time"
            label={t.quietTo}
            value={quiet.to}
            onChange={({ target }) => onChange({ ...quiet, to: target.value })}
          />
        </div>
      )}
    </fieldset>
  )
}
