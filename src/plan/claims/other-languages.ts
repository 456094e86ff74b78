import { placeOf } from './summary-places.ts';
import { type Section, type SummaryClaim, withoutMarks } from './summary-sections.ts';

/** The plain words by which a SUMMARY in another language says that its plan is not done. Patterns, each word in full. */
interface Language {
  /** Labels before a state: "Status", "Ergebnis". */
  readonly label: string;
  readonly task: string;
  readonly tests: string;
  /** States of a task or plan that is not done. */
  readonly open: string;
  readonly failing: string;
  readonly notRun?: string;
  /** Sentences that are only said of work that is not done. */
  readonly unfinished?: string;
}

/** CJK has no blanks between words; what may follow a state there to end its sentence is in `endOfWord`. */
const languages: Readonly<Record<string, Language>> = {
  german: {
    label: 'status|ergebnis|verifikation|prüfung|selbstprüfung',
    task: 'aufgabe|task|schritt',
    tests: 'tests?|prüfungen',
    open: 'nicht (?:fertig|abgeschlossen|erledigt|umgesetzt|implementiert|vollständig|begonnen|bereit|möglich)|noch (?:nicht (?:fertig|abgeschlossen|erledigt|umgesetzt|implementiert|begonnen)|offen)|unvollständig|unfertig|offen|fehlgeschlagen|gescheitert|nur teilweise|fehl(?:t|en)(?: noch)?|in (?:arbeit|bearbeitung)|teilweise (?:fertig|erledigt|umgesetzt|abgeschlossen)|blockiert|ausstehend|verschoben|zurückgestellt|abgebrochen|übersprungen',
    failing: '(?:schlagen|schlägt|schlugen) (?:noch )?fehl|(?:sind )?fehlgeschlagen|sind (?:noch )?rot',
    notRun: '(?:(?:konnten?|wurden?) )?nicht (?:ausgeführt|gestartet|gelaufen)(?: werden)?',
    unfinished:
      '(?:ich|wir) (?:konnten?|habe|haben) .{0,60}\\bnicht (?:mehr )?(?:abschließen|abgeschlossen|fertigstellen|fertiggestellt|beenden|beendet|umsetzen|umgesetzt|geschafft)|(?:aufgabe|plan|arbeit|umsetzung)\\b.{0,40}konnten? nicht (?:\\w+ )?(?:abgeschlossen|fertiggestellt|umgesetzt|implementiert|beendet) werden|(?:ist|sind|wurden?) noch nicht (?:fertig|umgesetzt|implementiert|erledigt|gemacht)|(?:funktionier(?:t|en)|läuft|kompiliert|baut) (?:noch |aktuell |derzeit )?nicht',
  },
  french: {
    label: 'statut|état|résultat|vérification',
    task: 'tâche|étape|task',
    tests: 'tests?',
    open: '(?:pas|non) (?:encore )?(?:été )?(?:terminée?s?|finie?s?|achevée?s?|implémentée?s?|faite?s?|complète?s?|commencée?s?|prête?s?)|inachevée?s?|incomplète?s?|incomplet|échouée?s?|échec|partiel(?:le)?(?:ment terminée?)?|bloquée?s?|en attente|en cours|reportée?s?|abandonnée?s?',
    failing: 'échouent|échoue|ont échoué|(?:sont )?en échec|échoués',
    notRun: "(?:n['’]ont|n['’]a) (?:pas (?:pu être|été)) (?:exécutés?|lancés?)|(?:non|pas) exécutés?",
    unfinished:
      "(?:je|j['’]|nous) ?n['’](?:ai|avons) pas (?:pu )?(?:terminer|terminé|finir|fini|achever|achevé|implémenter|compléter)|n['’]a pas pu être (?:terminée?|achevée?|implémentée?)|impossible de (?:terminer|finir|compléter)|(?:n['’]est|ne sont) pas encore (?:faite?s?|terminée?s?|implémentée?s?|prête?s?)|ne (?:fonctionne|marche|compile)(?:nt)? pas(?: encore)?",
  },
  spanish: {
    label: 'estado|resultado|verificación',
    task: 'tarea|paso|task',
    tests: 'pruebas?|tests?',
    open: 'en curso|no se (?:terminó|completó|implementó|hizo)|(?:no|sin) (?:está |fue |ha sido |se ha )?(?:terminad[oa]s?|completad[oa]s?|implementad[oa]s?|hech[oa]s?|list[oa]s?|empezad[oa]s?|terminar|completar|implementar|empezar)|incomplet[oa]s?|inacabad[oa]s?|fallid[oa]s?|falló|parcial(?:mente)?|bloquead[oa]s?|pendientes?|aplazad[oa]s?|pospuest[oa]s?|omitid[oa]s?',
    failing: 'fallan|falla|fallaron|falló|fallidas?|fallando|están en rojo',
    notRun: 'no (?:se (?:pudieron|pudo|han|ha) )?(?:ejecutar(?:on)?|ejecutad[oa]s?)',
    unfinished:
      'no (?:pude|pudimos|he podido|logré|se pudo|se ha podido) (?:terminar|completar|implementar|acabar)|no (?:se pudieron|se pudo|pude) ejecutar (?:las |los )?(?:pruebas|tests)|(?:todavía|aún) no (?:está|están|se han?) (?:hech[oa]|implementad[oa]|terminad[oa]|list[oa])s?|no (?:funciona|compila|arranca)n?(?: todavía| aún)?|(?:todavía|aún) no (?:funciona|compila)n?',
  },
  portuguese: {
    label: 'status|estado|resultado|verificação',
    task: 'tarefa|etapa|task',
    tests: 'testes?',
    open: '(?:não|sem) (?:está |foi |foram )?(?:concluíd[oa]s?|terminad[oa]s?|finalizad[oa]s?|implementad[oa]s?|feit[oa]s?|pront[oa]s?|iniciad[oa]s?|concluir|terminar)|incomplet[oa]s?|inacabad[oa]s?|falhou|parcial(?:mente)?|em (?:andamento|curso)|bloquead[oa]s?|pendentes?|adiad[oa]s?|em aberto',
    failing: 'falham|falha|falharam|falhou|falhando|estão falhando',
    notRun: 'não (?:foram|puderam ser|foi possível) (?:executad[oa]s?|executar|rodad[oa]s?)',
    unfinished:
      'não (?:consegui|conseguimos|pude|foi possível) (?:terminar|concluir|finalizar|completar|implementar)|ainda não (?:está|estão|foi|foram) (?:feit[oa]|implementad[oa]|concluíd[oa]|pront[oa])s?|(?:ainda )?não (?:funciona|compila)m?(?: ainda)?',
  },
  italian: {
    label: 'stato|risultato|verifica',
    task: 'task|attività|compito|passo',
    tests: 'test',
    open: '(?:non|da) (?:ancora )?(?:è |è stat[oa] |sono stat[ei] )?(?:completat[oaie]|finit[oaie]|terminat[oaie]|implementat[oaie]|fatt[oaie]|pront[oaie]|iniziat[oaie]|completare|finire)|incomplet[oaie]|fallit[oaie]|in corso|parziale|parzialmente|bloccat[oaie]|in sospeso|rimandat[oaie]|rinviat[oaie]',
    failing: 'fallit[ie]|falliscono|fallisce|non passano|non passa',
    notRun: 'non (?:sono stati|è stato possibile) (?:eseguiti|eseguire)|non eseguit[oi]',
    unfinished:
      'non (?:sono riuscit[oa]|siamo riusciti|ho potuto|è stato possibile) (?:a )?(?:completare|finire|terminare|implementare)|non (?:è|sono) ancora (?:stat[oaie] )?(?:fatt|implementat|completat|pront|finit)[oaie]|non (?:funziona|compila)(?:no)?(?: ancora)?|ancora non (?:funziona|compila)',
  },
  japanese: {
    label: 'ステータス|状態|結果|検証',
    task: 'タスク|作業|ステップ',
    tests: 'テスト',
    open: '未完了|未実装|未完成|未着手|進行中|作業中|未達成?|失敗|保留|延期|中断|不完全|(?:まだ)?完了していません|完了していない|終わっていません|できていません',
    failing: '失敗(?:しています|しました|中)?|(?:通りません|通っていません)',
    notRun: '(?:を|は|が)?(?:実行できませんでした|実行していません|実行されていません|未実行)',
    unfinished:
      '(?:を|は)(?:完了|実装|終了|完成)(?:することが)?できませんでした|(?:まだ|正しく)(?:動作|動き|機能|コンパイル|ビルド)(?:し|でき)?ません|動作しません(?=。|$)',
  },
  chinese: {
    label: '状态|狀態|结果|結果|验证|驗證|自检',
    task: '任务|任務|步骤|步驟',
    tests: '测试|測試',
    open: '(?:尚|还|還|仍)?未(?:能)?(?:完成|实现|實現|开始|開始|通过|通過)|(?:还|還)?(?:没有|沒有|没|沒)(?:完成|实现|實現|做完)|失败|失敗|部分完成|不完整|受阻|阻塞|进行中|進行中|推迟|推遲|延期|跳过|跳過|待办|待完成',
    failing: '失败|失敗|未通过|未通過|没有通过|沒有通過',
    notRun: '(?:未|没有|沒有|无法|無法|不能|未能)(?:运行|運行|执行|執行)',
    unfinished:
      '(?:无法|無法|未能|没能|沒能|不能)(?:完成|实现|實現)(?:任务|任務|计划|計劃|第|该|該|此|本|\\d)|(?:还|還|仍|暂时|目前)(?:不能|无法|無法)(?:工作|正常工作|使用|运行|運行|编译|編譯)',
  },
  korean: {
    label: '상태|결과|검증',
    task: '작업|태스크|단계',
    tests: '테스트',
    open: '미완료|미구현|미완성|실패|보류|연기|중단|진행 ?중|불완전|(?:완료|구현|완성)되지 않(?:았습니다|음|았다)|(?:완료|구현)하지 못(?:했습니다|함|했다)|부분 완료',
    failing: '실패(?:했습니다|합니다|함)?',
    notRun: '(?:를|을|는)? ?(?:실행하지 (?:못했습니다|않았습니다)|실행할 수 없(?:었습니다|습니다))',
    unfinished:
      '(?:을|를) (?:완료|구현|마무리)(?:하지 못했|할 수 없)|(?:아직 )?(?:작동|동작|컴파일)(?:하지|되지) 않(?=습니다|음|는다)',
  },
  russian: {
    label: 'статус|состояние|результат|проверка|верификация',
    task: 'задача|задание|шаг',
    tests: 'тест(?:ы|а|ов)?',
    open: '(?:ещё |еще )?не (?:завершен[аоы]?|завершён|закончен[аоы]?|выполнен[аоы]?|реализован[аоы]?|сделан[аоы]?|готов[аоы]?|начат[аоы]?|пройден[аоы]?)|незавершен[аоы]?|незавершён|неполн[а-яё]+|провален[аоы]?|частично|в (?:работе|процессе)|заблокирован[аоы]?|отложен[аоы]?|пропущен[аоы]?',
    failing: 'не (?:прошли|прошёл|прошел|проходят|проходит)|пада(?:ют|ет)|упали|провалены',
    notRun: 'не (?:запускались|запускались|запущены|были запущены|выполнялись)',
    unfinished:
      'не (?:удалось|смог|смогла|успел|успела) (?:[а-яё]+ )?(?:завершить|закончить|выполнить|реализовать|доделать|запустить)|(?:пока|ещё|еще) не (?:работа|компилиру|собира)[а-яё]+',
  },
  dutch: {
    label: 'status|resultaat|verificatie',
    task: 'taak|stap|task',
    tests: 'tests?',
    open: '(?:nog )?niet (?:voltooid|klaar|af|afgerond|gedaan|geïmplementeerd|begonnen|gelukt)|onvolledig|onvoltooid|mislukt|gedeeltelijk|geblokkeerd|uitgesteld|overgeslagen|in uitvoering',
    failing: 'falen|faalt|mislukken|slagen niet|zijn rood',
    unfinished: '(?:werkt|compileert|bouwt) (?:nog )?niet(?: goed)?(?=$|\\s*[.,;!])',
  },
  polish: {
    label: 'status|stan|wynik',
    task: 'zadani[ea]|krok|task',
    tests: 'test[ya]?',
    open: 'nie (?:zostało |zostały |jest |są )?(?:ukończon[aey]|zakończon[aey]|skończon[aey]|zrobion[aey]|wykonan[aey]|gotow[aey]|rozpoczęt[aey])|nieukończon[aey]|niekompletn[aey]|częściowo|zablokowan[aey]|odłożon[aey]|pominięt[aey]|w toku',
    failing: 'nie (?:przechodzą|przechodzi|przeszły)',
    unfinished: 'nie (?:udało się|zdążył(?:em|am)) (?:ukończyć|zakończyć|dokończyć|zaimplementować)',
  },
  turkish: {
    label: 'durum|sonuç',
    task: 'görev|adım|task',
    tests: 'test(?:ler)?',
    open: 'tamamlan(?:a)?madı|bitmedi|yapıl(?:a)?madı|başarısız(?: oldu)?|eksik|engellendi|ertelendi|atlandı|devam ediyor|beklemede',
    failing: 'başarısız(?: oldu)?|geçmiyor|geçmedi',
  },
  scandinavian: {
    label: 'status|resultat',
    task: 'uppgift|opgave|oppgave|steg|trin|task',
    tests: 'test(?:s|er|erna|erne|ene)?',
    open: '(?:är |er )?(?:inte|ikke) (?:klart?|färdigt?|færdigt?|ferdig|slutförd|fuldført|fullført|gjort|påbörjad|påbegyndt)|ofullständig|ufuldstændig|ufullstendig|misslyckad(?:es)?|mislykk(?:ed|t)es|delvis|blocker(?:ad|et)|blokk?eret|uppskjuten|udskudt|pågår|i gang',
    failing: 'misslyckas|misslyckades|fejler|feiler|er røde|går inte igenom',
  },
  czech: {
    label: 'stav|výsledek',
    task: 'úkol|krok|task',
    tests: 'testy?',
    open: '(?:není|nebyl[oa]?) (?:dokončen[aoý]?|hotov[aoý]?|splněn[aoý]?)|nedokončen[aoéý]?|nehotov[aoý]|neúspěšn[áéý]|částečně|zablokován[ao]?|odložen[ao]?|selhal[ao]?',
    failing: 'selhávají|selhaly|neprocházejí|neprošly',
  },
  ukrainian: {
    label: 'статус|стан|результат',
    task: 'завдання|крок',
    tests: 'тести?',
    open: '(?:ще )?не (?:завершен[оаі]|виконан[оаі]|закінчен[оаі]|реалізован[оаі]|зроблен[оаі]|готов[оаі])|незавершен[оаі]|частково|заблокован[оаі]|відкладен[оаі]|пропущен[оаі]|в роботі',
    failing: 'не (?:пройшли|проходять)|падають|провалені',
  },
  vietnamese: {
    label: 'trạng thái|kết quả',
    task: 'nhiệm vụ|công việc|bước',
    tests: 'kiểm thử|tests?',
    open: 'chưa (?:được )?(?:hoàn thành|xong|thực hiện|triển khai|bắt đầu)|không hoàn thành|thất bại|bị chặn|đang (?:thực hiện|tiến hành)',
    failing: 'thất bại|không đạt|bị lỗi',
  },
  indonesian: {
    label: 'status|hasil',
    task: 'tugas|langkah',
    tests: 'tes|pengujian',
    open: '(?:belum|tidak) (?:selesai|lengkap|dikerjakan|diimplementasikan|dimulai)|gagal|sebagian|terblokir|tertunda|ditunda|sedang berjalan',
    failing: 'gagal|tidak lulus',
  },
  arabic: {
    label: 'الحالة|النتيجة',
    task: 'المهمة|الخطوة',
    tests: 'الاختبارات',
    open: 'لم (?:تكتمل|يكتمل|تنته|تنفذ|تبدأ)|غير (?:مكتملة?|منتهية|منجزة)|فشلت?|جزئيا|معلقة?|قيد التنفيذ',
    failing: 'فشلت|تفشل',
    unfinished: 'لم (?:تكتمل|يكتمل|تنته|تنفذ) (?:المهمة|الخطة|العمل)',
  },
  hindi: {
    label: 'स्थिति|परिणाम',
    task: 'कार्य|चरण',
    tests: 'टेस्ट|परीक्षण',
    open: '(?:पूरा|पूर्ण|समाप्त|लागू) नहीं (?:हुआ|हुई|किया गया|है)|अधूरा|अपूर्ण|विफल|आंशिक',
    failing: 'विफल|असफल',
  },
};

/** Lower case, and by ranges: compiling classes of Unicode letters for both cases took 200 ms of each run. */
const alphabets = 'a-zß-öø-ÿ\\u0100-\\u017f\\u0400-\\u04ff\\u0600-\\u06ff\\u0900-\\u097f\\u1e00-\\u1eff';
const wordStart = `(?<![${alphabets}])`;
const wordEnd = `(?![${alphabets}])`;
const noLetters = `[^${alphabets}\\u3040-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7af]*`;
const endOfWord = '(?:です|でした|のまま|입니다|됨)?(?=$|\\s*[.,;:!)|।۔،。．，、；：！）(（—–])';

/** Scripts but the Latin one. A pattern is compiled when it is first asked, 2 ms each, and most texts have no such letter. */
const otherScript = /[\u0400-\u04ff\u0600-\u06ff\u0900-\u097f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** A state counts where it begins a line or stands behind a label or a task, the unfinished sentences anywhere. */
const patterns = Object.values(languages).map(
  ({ label, task, tests, open, failing, notRun = failing, unfinished = '(?!)' }) => ({
    isLatin: !otherScript.test(label),
    words: new RegExp(
      [
        `^${noLetters}(?:${open})${endOfWord}`,
        `^${noLetters}(?:${label})\\s*[:：|—–-]\\s*${noLetters}(?:${open}|${failing})${wordEnd}`,
        `${wordStart}(?:${task})\\s*\\d+.{0,60}?${wordStart}(?:${open})${endOfWord}`,
        `${wordStart}(?<![\\d.])[1-9]\\d*\\s?\\S{0,2}\\s?(?:${tests})\\s.{0,10}?(?:${failing})${endOfWord}|[1-9]\\d*\\s?[个個件개]?(?:の)?(?:${tests})(?:${failing})${endOfWord}`,
        `${wordStart}(?:${tests})(?:が|は|이|가)?\\s?[1-9]\\d*\\s?[个個件개]?\\s?(?:${failing})${endOfWord}`,
        `^${noLetters}(?:(?:die|les|las|los|os|as|i|le|de|alle?) )?(?:${tests})\\s?(?:${failing}|${notRun})${endOfWord}`,
        `${wordStart}(?:${unfinished})${wordEnd}`,
      ].join('|'),
    ),
  }),
);

/** A meaning on purpose, or a condition: "if the login failed". */
const settled =
  /\b(?:wenn|falls|sobald|erwartet|vorher|bereits|zuvor|si (?:la|le|les|el|los|las|un|une|una)|quand|lorsque|attendus?|cuando|esperad[oa]s?|quando|se (?:o|a|os|as|il|la|lo|i|le)|previst[oi])\b|場合|とき|時に|预期|預期|如果|时[,，显提]|時[,，顯提]|예상|경우|\s시[ ,]|если|когда|ожида/;

/** Claims of a SUMMARY in another language than English against itself. */
export function otherLanguages(sections: readonly Section[]): SummaryClaim[] {
  return sections.flatMap((section, at) => {
    if (placeOf(section, at) === 'past') return [];
    const titles = section.level === 0 || (at === 1 && section.level === 1) ? [] : [section.title];
    return [...titles, ...section.lines.map(withoutMarks)].flatMap((text): SummaryClaim[] => {
      const said = text.toLowerCase();
      const isLatin = !otherScript.test(said);
      const told = patterns.some((language) => (language.isLatin || !isLatin) && language.words.test(said));
      const stops = told && !settled.test(said);
      return stops ? [{ name: 'A line', text, kind: 'stop' }] : [];
    });
  });
}
