import { useTexts } from '@hojip/platform/page'
import { RadioCard } from '@hojip/platform/ui'
import { channelOf, channels, channelTexts, type PayMethod } from '@hojip/policy/channels'
import type { PaySchemes } from '../../contract.ts'
import { isOffered, useDevice, type Device } from './device.ts'
import { usePaidMethod } from './last-method.ts'
import { MethodMark } from './method-mark.tsx'
import { payTexts } from '../texts.ts'

type Method = PaySchemes['list'][number]

interface MethodCardsProps {
  list: readonly Method[]
  chosen: string | undefined
  onChoose: (method: PayMethod) => void
}

type Names = (typeof channelTexts)['zh-CN']

function hintOf(
  t: (typeof payTexts)['zh-CN'],
  names: Names,
  { payType }: Method,
  device: Device | undefined,
) {
  const channel = channelOf(payType)
  if (device === undefined || device === 'desk') return names[channel].scanHint
  return channels[channel].opens[device] === 'elsewhere' ? t.outsideHint : t.appHint(names[channel].app)
}

/** The payment methods to choose from; the one last paid with is marked. */
export function MethodCards({ list, chosen, onChoose }: MethodCardsProps) {
  const paid = usePaidMethod()
  const t = useTexts(payTexts)
  const names = useTexts(channelTexts)
  const device = useDevice()
  return list
    .filter((method) => !method.enabled || isOffered(device, method))
    .map((method) => (
      <RadioCard
        key={method.payType}
        name="method"
        value={method.payType}
        checked={method.payType === chosen}
        disabled={!method.enabled}
        onChange={() => onChoose(method.payType)}
      >
        <span className="flex items-center gap-3">
          <MethodMark method={method.payType} />
          <span>
            <span className="block">{method.name}</span>
            <span className="block text-12 text-ink-3">
              {!method.enabled
                ? t.unavailable
                : method.payType === paid
                  ? t.lastUsed
                  : hintOf(t, names, method, device)}
            </span>
          </span>
        </span>
      </RadioCard>
    ))
}
