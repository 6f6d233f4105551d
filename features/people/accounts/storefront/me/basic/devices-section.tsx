import { toast, useLazyCall, useTexts, useWrite, Time } from '@hojip/platform/page'
import {
  Button,
  desktopIcon,
  deviceMobileIcon,
  Icon,
  Notice,
  Skeleton,
  Tag,
  useConfirm,
} from '@hojip/platform/ui'
import type { Device } from '../../../contract.ts'
import { Row, rowButton, Section } from '../../../parts/section.tsx'
import { meTexts } from '../texts.ts'

const refreshes = ['POST /appUser/queryDevices'] as const

/** The devices the user is signed in on, this one marked; each other can be signed out, or all of them. */
export function DevicesSection() {
  const t = useTexts(meTexts)
  const { data, error, refetch } = useLazyCall('POST /appUser/queryDevices', {})
  const others = (data?.list ?? []).filter((device) => !device.isCurrent).length
  return (
    <Section
      id="devices"
      title={t.devices}
      text={t.devicesText}
      action={others > 0 && <EndOthers count={others} />}
    >
      {!data && !error && (
        <div className="grid gap-3 pt-4">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      )}
      {error && !data && (
        <div className="pt-3">
          <Notice
            tone="crimson"
            action={
              <Button size="sm" onClick={refetch}>
                {t.again}
              </Button>
            }
          >
            {t.devicesFailed}
          </Notice>
        </div>
      )}
      <ul className="mt-1">
        {data?.list.map((device) => (
          <DeviceRow key={device.pkId} device={device} />
        ))}
      </ul>
    </Section>
  )
}

function isPhone({ system }: Device) {
  return /android|ios|iphone|harmony/i.test(system ?? '')
}

function DeviceRow({ device }: { device: Device }) {
  const t = useTexts(meTexts)
  const name = device.inBrowser ? t.device(device.system, device.browser) : t.app
  return (
    <Row
      icon={<Icon of={isPhone(device) ? deviceMobileIcon : desktopIcon} size={24} className="text-ink-3" />}
      label={
        <span className="flex flex-wrap items-center gap-2">
          {name}
          {device.isCurrent && <Tag tone="jade">{t.thisDevice}</Tag>}
        </span>
      }
      value={
        <span className="flex flex-wrap gap-x-2">
          <span>
            {t.lastSeen} <Time at={device.lastSeen} />
          </span>
          <span className="figures font-medium text-ink-3">{device.ip}</span>
        </span>
      }
      action={!device.isCurrent && <EndDevice device={device} name={name} />}
    />
  )
}

function EndDevice({ device, name }: { device: Device; name: string }) {
  const t = useTexts(meTexts)
  const [confirm, dialog] = useConfirm()
  const ending = useWrite('POST /appUser/deleteDevice/{pkId}', {
    refreshes,
    onSuccess: () => toast('success', t.ended),
  })
  const ask = async () => {
    const question = { title: t.endTitle, text: t.endText(name), yes: t.endDevice, no: t.endNo, danger: true }
    if (await confirm(question)) ending.run({ pkId: device.pkId })
  }
  return (
    <>
      <Button
        className={rowButton}
        busy={ending.isRunning}
        aria-label={t.endDeviceOf(name)}
        onClick={() => void ask()}
      >
        {t.endDevice}
      </Button>
      {dialog}
    </>
  )
}

function EndOthers({ count }: { count: number }) {
  const t = useTexts(meTexts)
  const [confirm, dialog] = useConfirm()
  const ending = useWrite('POST /appUser/deleteOtherDevices', {
    refreshes,
    onSuccess: () => toast('success', t.endedOthers),
  })
  const ask = async () => {
    const question = { title: t.endOthersTitle, text: t.endOthersText(count), yes: t.endDevice, no: t.endNo }
    if (await confirm({ ...question, danger: true })) ending.run({})
  }
  return (
    <>
      <Button className={rowButton} busy={ending.isRunning} onClick={() => void ask()}>
        {t.endOthers}
      </Button>
      {dialog}
    </>
  )
}
