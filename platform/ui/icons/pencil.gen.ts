// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const pencilIcon = 'm227 73-44-44a16 16 0 0 0-23 0L37 152a16 16 0 0 0-5 11v45a16 16 0 0 0 16 16h45a16 16 0 0 0 11-5L227 96a16 16 0 0 0 0-23M93 208H48v-45l88-88 45 45Zm99-99-45-45 24-24 45 45Z'
