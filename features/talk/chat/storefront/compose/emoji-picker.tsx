import { useTexts } from '@hojip/platform/page'
import { chatTexts } from '../texts.ts'

const faces =
  '😀 😄 😁 😆 😅 😂 🙂 😉 😊 😍 😘 😋 😜 🤔 😐 😏 😒 🙄 😔 😴 😷 🤒 😭 😢 😤 😡 😱 😳 🥺 🤗 🙏 👍 👎 👌 👏 🙌 💪 ✌️ 👋 🤝 ❤️ 💔 🎉 🎁 🌹 🌶️ 🍚 🍲 🥟 🍵 ☕ 🐶 🐱 ☀️ 🌧️ ❄️ 📦 🚚 ⏰ ✅'.split(
    ' ',
  )

/** A few faces and signs as the system draws them. */
export function EmojiPicker({ onPick }: { onPick: (emoji: string) => void }) {
  const t = useTexts(chatTexts)
  return (
    <div
      role="group"
      aria-label={t.emoji}
      className="grid max-h-48 grid-cols-[repeat(auto-fill,minmax(44px,1fr))] overflow-y-auto rounded-lg bg-surface p-2 ring-line"
    >
      {faces.map((face) => (
        <button
          key={face}
          type="button"
          onClick={() => onPick(face)}
          className="grid min-h-11 place-items-center rounded-sm text-22 hover:bg-hover"
        >
          {face}
        </button>
      ))}
    </div>
  )
}
