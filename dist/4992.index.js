export const id = 4992;
export const ids = [
    4992
];
export const modules = {
    34992: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            completion: ()=>completion
        });
        function completionScript(shell) {
            return ({
                bash,
                zsh,
                fish
            })[shell];
        }
        let bash = `# Completion of phase-executor for bash: source <(phase-executor completion bash)
_phase_executor() {
  local also='' word about quoted
  COMPREPLY=()
  while IFS=$'\\t' read -r word about; do
    if [ -z "$also" ]; then also=$word; continue; fi
    # Inside quotes readline keeps to them; elsewhere a blank would end the word.
    case \${COMP_WORDS[COMP_CWORD]} in
      [\\"\\']*) quoted=$word ;;
      *) printf -v quoted '%q' "$word" ;;
    esac
    COMPREPLY+=("$quoted")
  done < <("\${1/#\\~/$HOME}" __complete bash "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
  case $also in
    files) compopt -o default 2>/dev/null ;;
    dirs) compopt -o dirnames 2>/dev/null ;;
  esac
}
complete -F _phase_executor phase-executor`;
        let zsh = `#compdef phase-executor
# Completion of phase-executor for zsh: in a folder of $fpath as _phase-executor, or source <(phase-executor completion zsh)
_phase_executor() {
  local -a lines values
  local line also
  lines=("\${(@f)$("\${(Q)words[1]}" __complete zsh "\${(@Q)words[2,CURRENT-1]}" "\${(Q)PREFIX}" 2>/dev/null)}")
  also=\${lines[1]}
  for line in "\${(@)lines[2,-1]}"; do
    values+=("\${\${line%%$'\\t'*}//:/\\\\:}:\${line#*$'\\t'}")
  done
  (( \${#values} )) && _describe -V 'phase-executor' values
  case $also in
    files) _files ;;
    dirs) _files -/ ;;
  esac
}
if [ "\${funcstack[1]}" = _phase-executor ]; then
  _phase_executor "$@"
else
  compdef _phase_executor phase-executor
fi`;
        let fish = `# Completion of phase-executor for fish: in ~/.config/fish/completions/phase-executor.fish
function __phase_executor_complete
    set -l words (commandline -opc)
    set -l program $words[1]
    set -e words[1]
    set -l lines ($program __complete fish $words (commandline -ct) 2>/dev/null)
    set -l also $lines[1]
    set -e lines[1]
    printf '%s\\n' $lines
    switch "$also"
        case files
            __fish_complete_path (commandline -ct)
        case dirs
            __fish_complete_directories (commandline -ct)
    end
end
complete -c phase-executor -f -a '(__phase_executor_complete)'`;
        var nearest = __webpack_require__(18535);
        var settings = __webpack_require__(23152);
        var shells = __webpack_require__(57048);
        async function completion([name = '']) {
            let shell = shells.m.find((each)=>each === name);
            if (void 0 === shell) throw new settings.eb((0, nearest.NR)('completion', name, shells.m));
            let script = completionScript(shell);
            return {
                exitCode: 0,
                json: {
                    shell,
                    script
                },
                text: script
            };
        }
    })
};
