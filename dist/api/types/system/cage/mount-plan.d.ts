/** View of the file system for one call of an agent. All paths are real ones, but `links`. */
export interface CageView {
    /** Private folder on the disk: what is written outside of `writable` lands in it. */
    readonly folder: string;
    /** Folders that look empty and are private: those of the runner, and of the run. */
    readonly emptied: readonly string[];
    /** Folders that can be read, the home and those for temporary files among them; what is written there is private. */
    readonly copied: readonly string[];
    /** Files that can be read below an emptied folder. */
    readonly shown: readonly string[];
    readonly writable: readonly string[];
    /** Files and folders that look empty, where they are there. */
    readonly hidden: readonly string[];
    readonly git: {
        readonly folder: string;
        readonly gitDir: string;
        readonly commonDir: string;
    };
    /** Folder for sockets of the user's session. */
    readonly runtimeDir: string | null;
    /** Names by which folders are known besides their real ones. */
    readonly links: readonly {
        readonly name: string;
        readonly path: string;
    }[];
    readonly isRoot: boolean;
}
/**
 * Steps of `mountScript`, three words each: all is read-only, but for what the view gives. Outer folders come first,
 * because a step covers what was mounted below its target before it.
 */
export declare function mountSteps(view: CageView): string[];
/** Folder for what is written at a path; of its parts `upper` holds that. */
export declare function layerOf(path: string, { folder }: CageView): string;
/** Numbers of the system calls mount, pivot_root and umount2; null where they are not known. */
export declare const systemCalls: readonly string[] | null;
/**
 * First program of the namespace: does the steps, makes the folder `root` the root of all, and becomes the command.
 * Perl, because it makes system calls without a program of ours, is on each Debian and Ubuntu, and takes 10 ms.
 * Arguments: the three numbers, the folder, `1` in a user namespace, the number of words of steps, steps, command.
 */
export declare const mountScript = "\nuse strict;\nmy ($mount, $pivot, $umount, $folder, $user, $count, @words) = @ARGV;\nmy @steps = splice(@words, 0, $count);\nmy $root = \"$folder/root\";\nmy $cwd = readlink('/proc/self/cwd');\nmy $here = '.';\nsub must { my ($ok, $what) = @_; die \"phase-executor-cage: $what: $!\\n\" unless $ok; }\nsub folders { my $path = ''; for (split m{/}, $_[0]) { $path .= \"$_/\"; mkdir $path; } }\nsub place { my ($from, $to, $type, $flags, $data) = @_; must(syscall($mount + 0, $from, $to, $type, $flags, $data) == 0, \"$type $to\"); }\nwhile (my ($do, $from, $path) = splice(@steps, 0, 3)) {\n  my $to = \"$root$path\";\n  if ($do eq 'bind') { place(\"$from\", $to, 'bind', 4096 | 16384, ''); }\n  elsif ($do eq 'cover') { place(\"$from\", $to, 'bind', 4096, '') if -e $to; }\n  elsif ($do eq 'ro') { my $set = pack('Q4', 1, 0, 0, 0); must(syscall(442, -100, $to, 0x8000, $set, 32) == 0, \"read-only $to\"); }\n  elsif ($do eq 'tmpfs') { place('tmpfs', $to, 'tmpfs', 2 | 4, 'mode=0755'); chmod 01777, $to if $path eq '/dev/shm'; }\n  elsif ($do eq 'overlay') {\n    my ($low, $up) = map { s/([\\\\:,])/\\\\$1/gr } $path, $from;\n    my $data = \"lowerdir=$low,upperdir=$up/upper,workdir=$up/work\" . ($user ? ',userxattr' : '');\n    place('overlay', $to, 'overlay', 2 | 4, $data);\n  }\n  elsif ($do eq 'dir') { folders($to); }\n  elsif ($do eq 'file') { if (! -e $to) { open(my $made, '>', $to); } }\n  elsif ($do eq 'link') { symlink($from, $to); }\n}\nmust(chdir($root), 'enter');\nmust(syscall($pivot + 0, $here, $here) == 0, 'pivot_root');\nmust(syscall($umount + 0, $here, 2) == 0, 'leave');\nmust(chdir($cwd), \"enter $cwd\");\nexec { $words[0] } @words or must(0, \"start $words[0]\");\n";
