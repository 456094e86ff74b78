/**
 * Whether some file system would open `.git` by this name of one path component: whatever the case (macOS, Windows),
 * with characters that HFS+ leaves out, by its 8.3 name, with the trailing dots, spaces and stream names that NTFS cuts
 * off, or behind a backslash. The same as git's own is_hfs_dotgit and is_ntfs_dotgit, which its fsck uses.
 */
export function isDotGit(name: string): boolean {
  return name.split('\\').some((part) => {
    const plain = part.replace(hfsIgnored, '').toLowerCase();
    return plain === '.git' || /^(\.git|git~1)[. ]*(:|$)/.test(part.toLowerCase());
  });
}

/** next_hfs_char() in git's utf8.c. */
const hfsIgnored = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
