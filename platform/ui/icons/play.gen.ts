// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const playIcon = 'M240 128a16 16 0 0 1-8 14L88 230a16 16 0 0 1-16 0 16 16 0 0 1-8-14V40a16 16 0 0 1 8-14 16 16 0 0 1 16 0l144 88a16 16 0 0 1 8 14'
