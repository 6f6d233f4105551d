// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const undoIcon = 'M232 144a64 64 0 0 1-64 64H80a8 8 0 0 1 0-16h88a48 48 0 0 0 0-96H51l35 34a8 8 0 0 1-12 12L26 94a8 8 0 0 1 0-12l48-48a8 8 0 0 1 12 12L51 80h117a64 64 0 0 1 64 64'
