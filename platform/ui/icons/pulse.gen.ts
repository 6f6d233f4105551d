// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const pulseIcon = 'M240 128a8 8 0 0 1-8 8h-27l-38 76a8 8 0 0 1-7 4 8 8 0 0 1-7-5L95 61l-32 70a8 8 0 0 1-7 5H24a8 8 0 0 1 0-16h27l38-83a8 8 0 0 1 14 0l58 151 32-64a8 8 0 0 1 7-4h32a8 8 0 0 1 8 8'
