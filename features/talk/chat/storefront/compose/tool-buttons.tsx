import { useTexts } from '@hojip/platform/page'
import { Icon, imageIcon, receiptIcon, smileyIcon, tagIcon, videoIcon } from '@hojip/platform/ui'
import { acceptedPictures, acceptedVideos } from '@hojip/uploads/parts'
import { useRef } from 'react'
import { messageTexts } from '../../parts/message/texts.ts'
import { chatTexts } from '../texts.ts'

interface ToolButtonsProps {
  isEmojiOpen: boolean
  onEmoji: () => void
  onFiles: (files: readonly File[]) => void
  onOrders: () => void
  onProducts: () => void
}

const look =
  'flex min-h-9 items-center gap-1.5 rounded-sm px-2.5 text-13 text-ink-2 hover:bg-hover max-lg:min-h-16 max-lg:flex-col max-lg:justify-center max-lg:text-12'

/** What can be sent besides text. */
export function ToolButtons({ isEmojiOpen, onEmoji, onFiles, onOrders, onProducts }: ToolButtonsProps) {
  const t = useTexts(chatTexts)
  const { picture, video } = useTexts(messageTexts)
  return (
    <>
      <button type="button" aria-expanded={isEmojiOpen} onClick={onEmoji} className={`${look} max-lg:hidden`}>
        <Icon of={smileyIcon} size={20} />
        {t.emoji}
      </button>
      <FileButton icon={imageIcon} label={picture} accept={acceptedPictures} onFiles={onFiles} />
      <FileButton icon={videoIcon} label={video} accept={acceptedVideos} onFiles={onFiles} />
      <button type="button" onClick={onOrders} className={look}>
        <Icon of={receiptIcon} size={20} />
        {t.order}
      </button>
      <button type="button" onClick={onProducts} className={look}>
        <Icon of={tagIcon} size={20} />
        {t.product}
      </button>
    </>
  )
}

interface FileButtonProps {
  icon: string
  label: string
  accept: string
  onFiles: (files: readonly File[]) => void
}

function FileButton({ icon, label, accept, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" onClick={() => input.current?.click()} className={look}>
        <Icon of={icon} size={20} />
        {label}
      </button>
      <input
        ref={input}
        type="file"
        multiple
        accept={accept}
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // Lets the same file be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
