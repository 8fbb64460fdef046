"""Bugs of the messenger, which composes the others, each put back into the engine."""

MESSENGER = "SuppleMessenger/"

mutations = [
    (
        ["badge-before-its-row"],
        [(MESSENGER + "RowBadge", "else { return false }", "else { return true }")],
    ),
    (
        ["badge-held-as-its-row-goes"],
        [
            (MESSENGER + "RowBadge", "      if room == nil { cancelTouch(of: index) }\n", ""),
            (MESSENGER + "RowBadge", "else { return false }", "else { return badge.badge.pointer != nil }"),
        ],
    ),
    (
        ["badge-with-the-number-of-a-head"],
        [(MESSENGER + "RowBadge", "guard id > 0, !isBadge(id), !heads.has(id) else { return }", "guard id > 0, !isBadge(id) else { return }")],
    ),
    (
        ["head-with-the-number-of-a-badge"],
        [(MESSENGER + "Messenger", "    case .chatHeads(.add(let id, _, _)) where isBadge(id): break\n", "")],
    ),
    (
        ["head-from-elsewhere-with-the-number-of-a-badge"],
        [(MESSENGER + "Messenger", "    case .chatHeads(.addFrom(let id, _, _, _)) where isBadge(id): break\n", "")],
    ),
    (
        ["messenger-pill-grows-in-its-row"],
        [(MESSENGER + "RowBadge", "badge.halfWidth(at: clock.now)", "badge.halfWidth(at: .infinity)")],
    ),
    (
        ["messenger-badges-in-reduced-motion"],
        [("SuppleInteractions/Shell/InteractionCore", "    clock = target\n    placeParts()\n", "    placeParts()\n    clock = target\n")],
    ),
]
