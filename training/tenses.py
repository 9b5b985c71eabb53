"""Deeds of the past told as those of today: "Dirigí el equipo", "Led the team" → "Dirijo el equipo", "Lead the team".

A CV tells the present job in the present, in English with the bare verb. Our own pairs tell nearly everything in the past, so a model that
learns from them takes "Query the warehouse" for a noun. Only pairs whose verbs are all found on both sides are changed.
"""
import re
from collections import Counter

WORD = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)*")
BARE = dict(
    pair.split(":")
    for pair in (
        "led:lead ran:run built:build kept:keep made:make took:take gave:give taught:teach wrote:write drove:drive sold:sell bought:buy brought:bring won:win grew:grow "
        "oversaw:oversee held:hold met:meet dealt:deal fed:feed swept:sweep laid:lay did:do drew:draw spoke:speak saw:see spent:spend dug:dig hung:hang bent:bend "
        "ground:grind rebuilt:rebuild rewrote:rewrite undertook:undertake upheld:uphold shot:shoot flew:fly rode:ride sang:sing wove:weave paid:pay said:say sent:send "
        "stood:stand told:tell understood:understand wore:wear hid:hide lit:light bred:breed caught:catch lent:lend rang:ring sought:seek shook:shake sewed:sew "
        "stuck:stick wound:wind got:get found:find swam:swim chose:choose kept:keep knew:know thought:think left:leave fought:fight spun:spin struck:strike"
    ).split()
)
# The same in the past and today.
UNCHANGED = set("cut set put split quit read".split())

DIPHTHONGS = {
    "ie": "atender cerrar comenzar empezar defender entender extender gobernar invertir manifestar pensar preferir recomendar regar sembrar segar sentir sugerir transferir "
    "requerir referir conferir convertir calentar acertar apretar despertar encender fregar perder plegar desplegar tender verter herrar aserrar enterrar negar ascender "
    "descender divertir digerir inferir helar confesar atravesar alentar merendar cimentar tropezar temblar quebrar sentar asentar",
    "ue": "contar resolver demostrar encontrar probar comprobar aprobar acordar recordar mostrar colgar descolgar soldar mover promover volver devolver envolver almorzar rodar "
    "forzar reforzar renovar remover morder torcer retorcer tostar moler poblar rogar soltar sonar volar apostar colar descontar cocer dormir disolver conmover degollar "
    "esforzar desenvolver absolver revolver forrajear",
    "i": "servir pedir medir elegir corregir seguir conseguir perseguir repetir vestir despedir impedir rendir competir teñir ceñir derretir concebir regir expedir reñir "
    "proseguir constreñir desteñir",
}
DIPHTHONGS["ue"] = DIPHTHONGS["ue"].replace(" forrajear", "")
STRESSED = (
    "enviar guiar ampliar variar confiar vaciar criar enfriar fotografiar desviar liar actuar evaluar efectuar continuar situar acentuar puntuar graduar habituar tatuar "
    "reenviar autoevaluar extraviar rociar espiar esquiar desafiar aliar averiar inventariar"
).split()
IRREGULAR = {
    "hacer": "hago", "poner": "pongo", "tener": "tengo", "traer": "traigo", "decir": "digo", "salir": "salgo", "venir": "vengo", "oír": "oigo", "caer": "caigo", "valer": "valgo",
    "ir": "voy", "ser": "soy", "estar": "estoy", "dar": "doy", "saber": "sé", "ver": "veo", "prever": "preveo", "caber": "quepo", "satisfacer": "satisfago", "jugar": "juego",
    "adquirir": "adquiero", "inquirir": "inquiero", "reunir": "reúno", "prohibir": "prohíbo", "aislar": "aíslo", "freír": "frío", "sonreír": "sonrío", "ejercer": "ejerzo", "convencer": "convenzo",
    "vencer": "venzo", "mecer": "mezo", "cocer": "cuezo", "torcer": "tuerzo", "esparcir": "esparzo", "zurcir": "zurzo", "rehacer": "rehago", "deshacer": "deshago", "oler": "huelo",
}
OF_FAMILIES = {"poner": "pongo", "tener": "tengo", "traer": "traigo", "venir": "vengo"}
# Of the past: what does not end in -é or -í.
PAST_STEMS = {
    "hice": "hacer", "puse": "poner", "tuve": "tener", "fui": "ser", "estuve": "estar", "traje": "traer", "conduje": "conducir", "dije": "decir", "di": "dar", "reduje": "reducir", "introduje": "introducir",
    "produje": "producir", "traduje": "traducir", "supe": "saber", "vine": "venir", "obtuve": "obtener", "mantuve": "mantener", "propuse": "proponer", "compuse": "componer", "dispuse": "disponer",
    "repuse": "reponer", "expuse": "exponer", "impuse": "imponer", "deshice": "deshacer", "rehice": "rehacer", "satisfice": "satisfacer", "intervine": "intervenir", "era": "ser", "iba": "ir",
}
# Nobody writes a line of today's job with these.
LEFT_OUT = {"ser", "estar", "ir", "saber", "venir", "querer", "poder", "haber", "conocer", "nacer", "empezar", "comenzar", "lograr", "conseguir", "pasar", "terminar", "acabar", "ganar", "lanzar"}


class Tenses:
    def __init__(self, spanish, english):
        """Which verbs there are, by the texts of both languages."""
        self.infinitives = Counter(word for text in spanish for word in WORD.findall(text.lower()) if word.endswith(("ar", "er", "ir", "ír")))
        self.bare = Counter(found.group(1) for text in english for found in re.finditer(r"\b(?:to|will|can|must|should|would|and) ([a-z]+)", text.lower()))
        self.today = {word: self.present(word) for word in self.infinitives}

    # -- Spanish ---------------------------------------------------------------------------------------------------

    def infinitive_of(self, word):
        """Of a word of the first person in the past, or None."""
        if word in PAST_STEMS:
            return PAST_STEMS[word]
        choices = []
        if word.endswith("é") and len(word) > 3:
            stem = word[:-1]
            choices = [stem + "ar"]
            for written, spoken in (("qu", "c"), ("gu", "g"), ("c", "z")):
                if stem.endswith(written):
                    choices.insert(0, stem[: -len(written)] + spoken + "ar")
        elif word.endswith("í") and len(word) > 3:
            choices = [word[:-1] + "er", word[:-1] + "ir", word[:-1] + "ír"]
        elif word.endswith("aba") and len(word) > 5:
            choices = [word[:-3] + "ar"]
        elif word.endswith("ía") and len(word) > 4:
            choices = [word[:-2] + "er", word[:-2] + "ir"]
        known = [one for one in choices if self.infinitives[one] >= 2]
        return max(known, key=lambda one: self.infinitives[one]) if known else None

    def present(self, infinitive):
        if infinitive in IRREGULAR:
            return IRREGULAR[infinitive]
        for base, form in OF_FAMILIES.items():
            if infinitive.endswith(base) and len(infinitive) > len(base) + 1:
                return infinitive[: -len(base)] + form
        stem, ending = infinitive[:-2], infinitive[-2:]
        for diphthong, verbs in DIPHTHONGS.items():
            if infinitive in verbs.split():
                vowel = "o" if diphthong == "ue" else "e"
                at = stem.rfind(vowel)
                stem = stem[:at] + diphthong + stem[at + 1 :]
        if infinitive in STRESSED:
            stem = stem[:-1] + {"i": "í", "u": "ú"}[stem[-1]]
        if ending != "ar":
            if stem.endswith("gu"):
                stem = stem[:-1]
            elif stem.endswith("g"):
                stem = stem[:-1] + "j"
            elif stem.endswith("c"):
                stem = stem[:-1] + "zc"
            elif stem.endswith("u") and not stem.endswith("qu"):
                stem += "y"
        return stem + "o"

    # -- English ---------------------------------------------------------------------------------------------------

    def bare_of(self, word):
        if word in UNCHANGED:
            return word
        if word in BARE:
            return BARE[word]
        if not word.endswith("ed") or len(word) < 5 or word.endswith("eed"):
            return None
        choices = [word[:-2], word[:-1]]
        if word.endswith("ied"):
            choices = [word[:-3] + "y"]
        elif len(word) > 5 and word[-3] == word[-4]:
            choices.append(word[:-3])
        best = max(choices, key=lambda one: self.bare[one])
        return best if self.bare[best] >= 2 else None

    # -- both ------------------------------------------------------------------------------------------------------

    def today_of(self, spanish, english):
        """The pair as it would be told of today's job, or None."""
        mine, theirs = list(WORD.finditer(spanish)), list(WORD.finditer(english))
        if not mine or not theirs or mine[0].start() > 1 or theirs[0].start() > 1:
            return None
        told = [(token, self.infinitive_of(token.group().lower())) for token in mine]
        told = [(token, verb) for token, verb in told if verb is not None and (token is mine[0] or token.group().islower())]
        deeds = [(token, self.bare_of(token.group().lower())) for token in theirs]
        deeds = [(token, verb) for token, verb in deeds if verb is not None and (token is theirs[0] or token.group().islower())]
        if not told or not deeds or told[0][0] is not mine[0] or deeds[0][0] is not theirs[0]:
            return None
        if any(verb in LEFT_OUT for _, verb in told) or len(told) > 3:
            return None
        if len(told) == 1:
            # The other words of the past are participles then: "the goods received".
            deeds = deeds[:1] if not re.search(r"(?:,| and| but) \w+ed\b", english) else deeds
        if len(told) != len(deeds) or re.search(r"\b(?:fue|fueron|era|eran|was|were|had|había|habían)\b", f"{spanish} {english}"):
            return None
        return replace(spanish, [(token, self.present(verb)) for token, verb in told]), replace(english, deeds)


def replace(text, changes):
    for token, word in reversed(changes):
        as_written = word[0].upper() + word[1:] if token.group()[0].isupper() else word
        text = text[: token.start()] + as_written + text[token.end() :]
    return text
