// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const chatsIcon = 'M232 187a80 80 0 0 0-62-114 80 80 0 1 0-146 66l-7 24a16 16 0 0 0 20 20l24-7a80 80 0 0 0 25 7 80 80 0 0 0 109 41l24 7a16 16 0 0 0 20-20ZM62 160h-2l-28 8 8-28v-6a64 64 0 1 1 26 27zm154 28 8 28-28-8h-6a64 64 0 0 1-86-24 80 80 0 0 0 71-94 64 64 0 0 1 41 92z'
