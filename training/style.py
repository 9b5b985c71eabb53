"""How the deeds of a CV are told: as verbs ("Dirigí el equipo", "Led the team") or as nouns ("Dirección del equipo", "Leading the team").

Two good translators choose differently, and a model that learns from both mixes them in one sentence. So it is told which one is
wanted by a second symbol behind the tag of the language. The runtime does the same (core/src/translate/model/deed-style.ts).
"""
import re

FIRST_WORD = re.compile(r"^[\s\"'(¿¡•-]*([A-Za-zÁÉÍÓÚÜÑáéíóúüñ]+)")
PAST = set(
    "led ran built kept made took gave taught wrote drove cut set sold bought brought won grew oversaw held met dealt fed swept laid put did had "
    "was were got found drew rose spoke saw spent dug hung bent ground rebuilt rewrote undertook upheld shot flew rode sang knew became began chose wove "
    "split paid said sent stood told thought understood wore hid lit bred caught fought left lent read quit rang sought shook sewed shone spun stuck "
    "struck swam wound".split()
)
PERFECT = set(
    "hice puse tuve fui estuve traje conduje dije di reduje introduje produje traduje supe vine quise pude cupe anduve obtuve mantuve propuse compuse "
    "dispuse repuse expuse impuse deshice rehice satisfice intervine contribuí".split()
)
NOUN_ENDINGS = ("ción", "sión", "miento", "ncia", "aje", "ura", "anza", "eo", "dad", "eza", "ducción")
NOUNS = set(
    "control apoyo trato manejo cobro servicio diseño desarrollo cuidado trabajo venta ventas compra compras arreglo alta altas puesta toma recogida reparto corte "
    "cambio registro envío uso seguimiento mejora subida carga descarga ayuda cierre apertura lectura entrega entregas ensayo ensayos informe informes cálculo montaje "
    "pago pagos archivo cultivo riego poda siembra cosecha análisis síntesis soporte despiece pesaje pulido lijado cosido soldado cableado pintado envasado etiquetado "
    "lavado planchado peinado secado fregado tratamiento respuesta defensa búsqueda captura consulta visita visitas guía empleo enlace ahorro refuerzo turno turnos".split()
)


def first_word(text):
    found = FIRST_WORD.match(text)
    return found.group(1).lower() if found else ""


def tells_deed_in_english(text):
    word = first_word(text)
    return word in PAST or (word.endswith("ed") and len(word) > 4 and not word.endswith("eed"))


def tells_deed_in_spanish(text, infinitives):
    """A verb of the first person in the past; infinitives tells "atendía" (atender) from "auditoría"."""
    word = first_word(text)
    if word in PERFECT or word == "me":
        return True
    if word.endswith(("é", "í")) and len(word) > 3:
        return True
    if word.endswith("aba") and len(word) > 5:
        return word[:-3] + "ar" in infinitives
    return word.endswith("ía") and (word[:-2] + "er" in infinitives or word[:-2] + "ir" in infinitives)


def tells_noun_in_spanish(text, infinitives):
    word = first_word(text)
    if tells_deed_in_spanish(text, infinitives):
        return False
    return word.endswith(NOUN_ENDINGS) or word in NOUNS or word.endswith("ía")


def tells_noun_in_english(text):
    word = first_word(text)
    return (word.endswith("ing") and len(word) > 5) or word.endswith(("tion", "sion", "ment", "ance", "ence"))


def style_of(target, source, to, infinitives):
    """'verb', 'noun', or None where nobody could choose."""
    if to == "es":
        if not (tells_deed_in_english(source) or tells_noun_in_english(source)):
            return None
        if tells_deed_in_spanish(target, infinitives):
            return "verb"
        return "noun" if tells_noun_in_spanish(target, infinitives) else None
    if not (tells_deed_in_spanish(source, infinitives) or tells_noun_in_spanish(source, infinitives)):
        return None
    if tells_deed_in_english(target):
        return "verb"
    return "noun" if tells_noun_in_english(target) else None


def read_infinitives(spanish):
    return {word for text in spanish for word in re.findall(r"[a-záéíóúüñ]+", text.lower()) if word.endswith(("ar", "er", "ir"))}
