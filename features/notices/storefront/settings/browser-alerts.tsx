import { toast, useTexts } from '@hojip/platform/page'
import { useAlerts } from '@hojip/platform/page/alerts'
import { Checkbox } from '@hojip/platform/ui'
import { noticesTexts } from '../texts.ts'

/** Whether this browser shows new messages by itself. The browser asks the shopper when they tick it, so it is stored at once. */
export function BrowserAlerts() {
  const t = useTexts(noticesTexts)
  const alerts = useAlerts('notices')
  if (!alerts.canAsk) return null
  const change = async (isOn: boolean) => {
    if (!isOn) return alerts.turnOff()
    const isAllowed = await alerts.turnOn()
    toast(isAllowed ? 'success' : 'info', isAllowed ? t.alertsAreOn : t.alertsRefused)
  }
  return (
    <fieldset className="mt-4 border-t border-line pt-4">
      <legend className="sr-only">{t.alertsTitle}</legend>
      <Checkbox checked={alerts.isOn} onChange={({ target }) => void change(target.checked)}>
        <span className="font-medium">{t.alertsSwitch}</span>
      </Checkbox>
      <p className="py-1.5 text-12 text-ink-3">{t.alertsNote}</p>
    </fieldset>
  )
}
